import { setMaxListeners } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BODY_MAX_BYTES, calls, type WebRendering } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '#config.ts'
import { analyticsRoutes } from '#features/analytics/analytics.routes.ts'
import { createAnalyticsService } from '#features/analytics/analytics.service.ts'
import { auditRoutes } from '#features/audit/audit.routes.ts'
import { audit, createAuditService } from '#features/audit/audit.service.ts'
import { coloredRoutes } from '#features/coloreds/coloreds.routes.ts'
import { createColoredService } from '#features/coloreds/coloreds.service.ts'
import { createVersionService } from '#features/coloreds/versions.service.ts'
import { creationRoutes } from '#features/creations/creations.routes.ts'
import { creditRoutes } from '#features/credits/credits.routes.ts'
import { createCreditService } from '#features/credits/credits.service.ts'
import { serveDocs } from '#features/docs/docs.routes.ts'
import { exportRoutes } from '#features/exports/exports.routes.ts'
import { createExportService } from '#features/exports/exports.service.ts'
import { serveFiles } from '#features/files/files.routes.ts'
import { createFileService } from '#features/files/files.service.ts'
import { giftRoutes } from '#features/gifts/gifts.routes.ts'
import { createGiftService } from '#features/gifts/gifts.service.ts'
import { serveHealth } from '#features/health/health.routes.ts'
import { mailRoutes } from '#features/mail/mail.routes.ts'
import { createMailService } from '#features/mail/mail.service.ts'
import { recordMails } from '#features/mail/record-mails.ts'
import { overviewRoutes } from '#features/overview/overview.routes.ts'
import { createOverviewService } from '#features/overview/overview.service.ts'
import { createPageChanges } from '#features/pages/page-changes.ts'
import { pageRoutes } from '#features/pages/pages.routes.ts'
import { createPageService } from '#features/pages/pages.service.ts'
import { createShownPages } from '#features/pages/shown-pages.ts'
import { paymentRoutes } from '#features/payments/payments.routes.ts'
import { paymentPromises } from '#features/payments/promises.ts'
import { subscriptionListRoutes } from '#features/payments/subscription-list.ts'
import { planRoutes } from '#features/plans/plans.routes.ts'
import { createPlanService } from '#features/plans/plans.service.ts'
import { createOlderPreviews } from '#features/previews/older-previews.ts'
import { reviewRoutes } from '#features/reviews/reviews.routes.ts'
import { createReviewService } from '#features/reviews/reviews.service.ts'
import { sessionRoutes } from '#features/sessions/sessions.routes.ts'
import { createSessionService } from '#features/sessions/sessions.service.ts'
import { settingRoutes } from '#features/settings/settings.routes.ts'
import { createSettingService } from '#features/settings/settings.service.ts'
import { firstStepsRoutes } from '#features/setup/first-steps.ts'
import { setupRoutes } from '#features/setup/setup.routes.ts'
import { createSetupService } from '#features/setup/setup.service.ts'
import { createAskService } from '#features/sign-in/ask.service.ts'
import { createInvitationMail, promiseInvitation } from '#features/sign-in/invitation-mail.ts'
import { signInRoutes } from '#features/sign-in/sign-in.routes.ts'
import { createKeysOf } from '#features/sign-in/sign-in-keys.ts'
import { createSignInMails } from '#features/sign-in/sign-in-mails.ts'
import { createVerifyService } from '#features/sign-in/verify.service.ts'
import { createOpenaiCheck } from '#features/status/openai-check.ts'
import { statusRoutes } from '#features/status/status.routes.ts'
import { createStatusService } from '#features/status/status.service.ts'
import { createStripeCheck } from '#features/status/stripe-check.ts'
import { uploadRoutes } from '#features/uploads/uploads.routes.ts'
import { createUploadService } from '#features/uploads/uploads.service.ts'
import { createAccounts } from '#features/users/accounts.ts'
import { presentSubscription } from '#features/users/user.presenter.ts'
import { userRoutes } from '#features/users/users.routes.ts'
import { createUserService } from '#features/users/users.service.ts'
import { createEditWebsite } from '#features/website/edit-website.ts'
import { createPublicScreens } from '#features/website/public-screens.ts'
import { createSitePicture } from '#features/website/site-picture.ts'
import { createWebManifest } from '#features/website/web-manifest.ts'
import { serveWebsite } from '#features/website/website.routes.ts'
import { createWebsitePage } from '#features/website/website-page.ts'
import { appError } from '#http/app-error.ts'
import { compressAnswers } from '#http/compression.ts'
import { handleErrors, refuseUnreadable, refuseUnroutable } from '#http/error-handler.ts'
import { warnOfUntrustedProxy } from '#http/proxy-warning.ts'
import { registerEndpoints } from '#http/register-endpoints.ts'
import { logRequests } from '#http/request-log.ts'
import { secure } from '#http/security.ts'
import { serveSite } from '#http/site.ts'
import { closeSpareConnections } from '#http/spare-connections.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db } from '#platform/db/handle.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { createNotices } from '#platform/notices/notices.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import { createNameFile } from '#platform/storage/name-file.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { startSweeping } from '#platform/sweeper/sweeper.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import { composeCreations } from './compose-creations.ts'
import { composePayments } from './compose-payments.ts'
import type { PixelTasks } from './pixel-worker.ts'

export interface Deps {
  config: Pick<
    Config,
    'publicUrl' | 'trustProxy' | 'rateLimit' | 'mailLimit' | 'guessLimit' | 's3' | 'openai' | 'stripe'
  >
  db: Db
  storage: Storage
  vault: Vault
  keyedHash: KeyedHash
  mailer: Mailer
  background: Background
  /** Folder of the built web app. */
  webBuild: string
  /** Writes the screens that everybody may see, as the web app shows them. */
  rendering: WebRendering
  /** The program of the processes in which pictures are worked on. */
  pixelWorker: string
  log: FastifyBaseLogger
}

/**
 * How long a request may take to arrive, in milliseconds: ten megabytes over a slow line do in this time. Without it,
 * which is Fastify's default, clients that never finish sending could hold connections and memory for ever.
 */
const REQUEST_MS = 120_000

/** How often files are swept, in milliseconds: they wait a day, so a few hours more hurt nobody. */
const SWEEP_FILES_MS = 4 * 60 * 60 * 1000
/** How often what has expired is swept, in milliseconds. It is worth nothing any more, and may name people. */
const SWEEP_EXPIRED_MS = 10 * 60 * 1000

/** How long a picture may be worked on, in milliseconds: forty megapixels take a slow machine half of that. */
const PIXEL_WORK_MS = 60_000
/** How long the processes for it wait for the next picture, in milliseconds; each holds sixty megabytes. */
const PIXEL_IDLE_MS = 5 * 60 * 1000

/** Mails one process sends at once; most of the time it waits for another machine. */
const MAILS_AT_ONCE = 4
/** Pages one process makes at once: those that are drawn elsewhere only wait, the others take turns at the pixels. */
const PAGES_AT_ONCE = 8
/** People whose payments one process looks at at once: Stripe answers only so often. */
const LOOKS_AT_ONCE = 4
/** How often to see whether it is time to compare all payments, in milliseconds. */
const RECONCILE_MS = 30 * 60 * 1000
/** How often what the dashboard counts is rolled up, in milliseconds: it is right at any time, and quick if done often. */
const ROLL_UP_MS = 60 * 1000

/** Composes the whole server from what it depends on; every feature is named here once. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, storage, webBuild, background } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    // It would log addresses as they are typed; ours logs routes.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MS,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    // Connections that wait for a next request would hold up a shutdown; those that are answering one may finish.
    forceCloseConnections: 'idle',
  })
  closeSpareConnections(app)

  const notices = createNotices({ db, log: deps.log })
  const plans = createPlanService({ db, notices, audit })
  const auditLog = createAuditService(db)
  const sessions = createSessionService(db)
  const files = createFileService(db, storage)
  const nameFile = createNameFile(deps.keyedHash)
  const workers = createWorkerPool<PixelTasks>({
    file: deps.pixelWorker,
    deadlineMs: PIXEL_WORK_MS,
    idleMs: PIXEL_IDLE_MS,
    log: deps.log,
  })
  const accounts = createAccounts(storage)
  const uploads = createUploadService({
    storage,
    accounts,
    decode: (sent, asking) => workers.run('decodePicture', sent, asking),
    keepFiles: files.keep,
    nameFile,
  })
  const settings = createSettingService({
    db,
    vault: deps.vault,
    notices,
    isAdminsUpload: uploads.isByAdmin,
    editWebsite: createEditWebsite({ isAdminsUpload: uploads.isByAdmin }),
    onStripeKey: paymentPromises.compare,
    audit,
  })
  const pages = createPageService({
    db,
    storage,
    background,
    accounts,
    audit,
    blockersOf: auditLog.blockersOf,
    files,
  })
  const { keyedHash } = deps
  const mailer = recordMails(deps)
  const keysOf = createKeysOf(keyedHash)
  const limiter = createLimiter(db, keyedHash)
  const asking = createAskService({ db, keysOf, limiter, accounts, audit, mailsPerClient: config.mailLimit })
  const verifying = createVerifyService({
    db,
    keysOf,
    limiter,
    accounts,
    sessions,
    wrongCodesPerClient: config.guessLimit,
  })
  const setup = createSetupService({ db, keyedHash, accounts, sessions, countGuess: verifying.countGuess })
  const users = createUserService({
    db,
    storage,
    background,
    accounts,
    sessions,
    pages,
    files,
    uploadedKey: uploads.uploadedKey,
    emails: { invite: promiseInvitation, askToChange: asking.changeEmail, forget: asking.forget },
    payments: paymentPromises,
    audit,
    siteName: settings.siteName,
  })

  const closing = new AbortController()
  const stopping = closing.signal
  // Whoever waits for a page listens to it, and so does every page: there is no telling how many.
  setMaxListeners(0, stopping)
  const credits = createCreditService({ db, accounts })
  const gifts = createGiftService({ db, accounts, credits, audit })
  const coloreds = createColoredService({
    db,
    storage,
    nameFile,
    background,
    pages,
    credits,
    files,
    uploadedKey: uploads.uploadedKey,
    previewsOf: (colored, asking) => workers.run('previewsOfColored', colored, asking),
  })
  const exports = createExportService({
    db,
    storage,
    accounts,
    readPage: pages.read,
    uploadedKey: uploads.uploadedKey,
    exportOf: (page, asking) => workers.run('exportOfPage', page, asking),
  })
  const { creations, illustrator, judge, tasks, tryOpenaiKey } = composeCreations({
    ...deps,
    notices,
    workers,
    accounts,
    credits,
    keepFiles: files.keep,
    nameFile,
    readOpenaiKey: () => settings.secret('openai_key'),
    readPage: pages.read,
    stopping,
  })
  const payments = composePayments({
    ...deps,
    mailer,
    accounts,
    audit,
    settings,
    onSignedEvent: (tx, secret) => stripeCheck.eventArrived(tx, secret),
    onComparison: () => stripeCheck.check(),
  })
  const stripeCheck = createStripeCheck({
    db,
    keyedHash,
    readKey: () => settings.secret('stripe_key'),
    listPaidPlans: plans.listPaid,
    tryStripe: payments.tryKey,
    findAnotherAccount: payments.findAnotherAccount,
    findPrice: payments.findPrice,
  })
  const status = createStatusService({
    db,
    keyedHash,
    readSecret: settings.secret,
    listPaidPlans: plans.listPaid,
    checkOpenai: createOpenaiCheck({
      db,
      keyedHash,
      readKey: () => settings.secret('openai_key'),
      tryOpenai: tryOpenaiKey,
    }),
    checkStripe: stripeCheck.check,
    webhookUrl: `${config.publicUrl}/api${calls.stripeWebhook.path}`,
  })
  const reviews = createReviewService({ db, accounts, audit, readPage: pages.read })
  const olderPreviews = createOlderPreviews({
    db,
    log: deps.log,
    storage,
    nameFile,
    files,
    shrink: (picture, asking) => workers.run('smallPicturesOf', picture, asking),
  })
  const analytics = createAnalyticsService({ db, now: () => new Date() })

  const { publicUrl } = config
  const { log } = deps
  const mailing = { db, mailer, accounts, publicUrl, siteName: settings.siteName }
  const mailTasks = [createSignInMails({ ...mailing, keysOf }), createInvitationMail(mailing), payments.mail]
  const mail = createMailService({ ...mailing, limiter, tasks: mailTasks.map(({ name }) => name) })
  // Apart from each other: pages that take a minute to draw and a payment provider that is away keep nobody's mail waiting.
  const mailJobs = createJobs({
    name: 'mails',
    db,
    log,
    tasks: mailTasks,
    atOnce: MAILS_AT_ONCE,
    stopping,
  })
  const pageJobs = createJobs({ name: 'pages', db, log, tasks, atOnce: PAGES_AT_ONCE, stopping })
  const paymentJobs = createJobs({
    name: 'payments',
    db,
    log,
    tasks: payments.tasks,
    atOnce: LOOKS_AT_ONCE,
    stopping,
  })

  handleErrors(app)
  logRequests(app)
  warnOfUntrustedProxy(app)
  await secure(app, { ...config, filesOrigin: config.s3?.publicUrl && new URL(config.s3.publicUrl).origin })
  await compressAnswers(app)

  await app.register(
    async (api) => {
      api.addHook('onRequest', api.rateLimit())
      api.addHook('onSend', (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        done(null, payload)
      })
      registerEndpoints(api, {
        authenticate: sessions.authenticate,
        endpoints: [
          ...signInRoutes(asking, verifying),
          ...sessionRoutes({ db, sessions, dropEmailChanges: asking.dropEmailChanges }),
          ...setupRoutes(setup),
          ...userRoutes(users),
          ...uploadRoutes(uploads),
          ...settingRoutes(settings, status.settingChanged),
          ...planRoutes(plans, stripeCheck.checkPlans),
          ...paymentRoutes({ db, limiter, ...payments }),
          ...subscriptionListRoutes({ db, present: presentSubscription }),
          ...pageRoutes(pages, createPageChanges({ db, accounts, judge, readPage: pages.read, stopping })),
          ...coloredRoutes(coloreds, createVersionService({ db, storage, pages })),
          ...exportRoutes(exports),
          ...creditRoutes(credits),
          ...giftRoutes(gifts),
          ...overviewRoutes(createOverviewService({ db, creditsLeft: credits.left, giftsOf: gifts.listOf })),
          ...creationRoutes({
            creations,
            illustrator,
            uploadedKey: (url, by) => uploads.uploadedKey(db, url, [by]),
            stopping,
          }),
          ...reviewRoutes(reviews),
          ...analyticsRoutes(analytics),
          ...auditRoutes(auditLog),
          ...statusRoutes(status),
          ...mailRoutes(mail),
          ...firstStepsRoutes(db),
        ],
      })
    },
    { prefix: '/api' },
  )
  await app.register(async (docs) => {
    docs.addHook('onRequest', docs.rateLimit())
    await serveDocs(docs)
  })
  serveFiles(app, { storage, audienceOf: files.audienceOf })
  serveHealth(app, {
    database: async () => db.execute(sql`select 1`),
    storage: () => storage.check(),
    ...(deps.mailer.outbox && { outbox: deps.mailer.outbox.check }),
    mails: mailJobs.check,
    pages: pageJobs.check,
    payments: paymentJobs.check,
  })
  const shownPages = createShownPages({ db, storage })
  const sources = { publicUrl, readSettings: settings.listPublic, readPlans: plans.list }
  await serveSite(app, {
    root: webBuild,
    createPage: (template) => createWebsitePage({ template, ...sources }),
    readManifest: createWebManifest({ readSettings: settings.listPublic }),
    hasScreen: deps.rendering.hasScreen,
  })
  const template = await readFile(join(webBuild, 'prerendered.html'), 'utf8')
  serveWebsite(app, {
    publicUrl,
    screens: createPublicScreens({ template, render: deps.rendering.render, ...sources }),
    pages: shownPages,
    readPicture: createSitePicture({
      listPictures: shownPages.trendingPictures,
      storage,
      compose: (sheets, asking) => workers.run('wallOfPages', sheets, asking),
      fallback: await readFile(join(webBuild, 'og.png')),
      stopping,
      log,
    }),
  })
  app.addHook('onReady', notices.start)
  app.addHook('onReady', mailJobs.start)
  app.addHook('onReady', pageJobs.start)
  app.addHook('onReady', paymentJobs.start)
  app.addHook('onListen', async () =>
    startSweeping(
      [
        { task: 'sweep of files', everyMs: SWEEP_FILES_MS, run: files.sweep },
        { task: 'sweep of deleted pages', everyMs: SWEEP_EXPIRED_MS, run: pages.sweep },
        { task: 'sweep of half-written files', everyMs: SWEEP_FILES_MS, run: storage.removeUnfinished },
        {
          task: 'sweep of half-written mails',
          everyMs: SWEEP_FILES_MS,
          run: async () => mailer.outbox?.removeUnfinished(),
        },
        { task: 'sweep of sessions', everyMs: SWEEP_EXPIRED_MS, run: sessions.sweep },
        { task: 'sweep of sign-in requests', everyMs: SWEEP_EXPIRED_MS, run: asking.sweep },
        { task: 'sweep of jobs', everyMs: SWEEP_EXPIRED_MS, run: mailJobs.sweep },
        { task: 'sweep of credits', everyMs: SWEEP_EXPIRED_MS, run: credits.sweep },
        { task: 'sweep of creations', everyMs: SWEEP_EXPIRED_MS, run: creations.sweep },
        { task: 'sweep of payment events', everyMs: SWEEP_EXPIRED_MS, run: payments.sweep },
        { task: 'comparison of payments', everyMs: RECONCILE_MS, run: payments.reconcile },
        { task: 'rolling up of activity', everyMs: ROLL_UP_MS, run: analytics.rollUp },
        { task: 'sweep of limits', everyMs: SWEEP_EXPIRED_MS, run: limiter.sweep },
        { task: 'pictures of earlier versions', everyMs: SWEEP_FILES_MS, run: olderPreviews.complete },
      ],
      background,
      stopping,
    ),
  )
  app.addHook('preClose', async () =>
    closing.abort(appError('UNAVAILABLE', 'The site is being restarted. Please try again in a moment')),
  )
  app.addHook('onClose', async () => {
    await Promise.all([mailJobs.stop(), pageJobs.stop(), paymentJobs.stop()])
    await notices.stop()
    await workers.close()
    await background.settled()
  })
  return app
}
