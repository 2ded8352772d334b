import { calls } from '@huebook/contract'
import { analyticsRoutes } from '#features/analytics/analytics.routes.ts'
import { createAnalyticsService } from '#features/analytics/analytics.service.ts'
import { auditRoutes } from '#features/audit/audit.routes.ts'
import { createBackupService } from '#features/backups/backups.service.ts'
import { serveDocs } from '#features/docs/docs.routes.ts'
import { mailRoutes } from '#features/mail/mail.routes.ts'
import { createMailService } from '#features/mail/mail.service.ts'
import type { PlanService } from '#features/plans/plans.service.ts'
import { runningRoutes } from '#features/running/running.routes.ts'
import { createRunningService } from '#features/running/running.service.ts'
import { settingRoutes } from '#features/settings/settings.routes.ts'
import { firstStepsRoutes } from '#features/setup/first-steps.routes.ts'
import { statusRoutes } from '#features/status/status.routes.ts'
import { createStatusService } from '#features/status/status.service.ts'
import { connectionBeside } from '#platform/db/beside.ts'
import type { Area, QueueName } from './area.ts'
import type { Foundation } from './foundation.ts'

interface Needs
  extends Pick<
    Foundation,
    | 'config'
    | 'db'
    | 'storage'
    | 'secret'
    | 'background'
    | 'stopping'
    | 'keyedHash'
    | 'limiter'
    | 'mailer'
    | 'accounts'
    | 'audit'
    | 'auditLog'
    | 'settings'
  > {
  plans: Pick<PlanService, 'listPaid'>
  checkOpenai(): Promise<void>
  checkStripe(): Promise<void>
  /** The names of the jobs of each queue. */
  tasks: Readonly<Record<QueueName, readonly string[]>>
}

/**
 * How often it is looked whether a backup is due, in milliseconds, and how long at most the rows and the secret of the site lie
 * about in what a killed one has left.
 */
const LOOK_FOR_DUE_BACKUP_MS = 5 * 60 * 1000

/** How often what the dashboard counts is rolled up, in milliseconds: it is right at any time, and quick if done often. */
const ROLL_UP_MS = 60 * 1000

/** Running the site: its settings and whether they work, whether mails arrive, what happened, and the API's documents. */
export function createOperations({
  config,
  db,
  keyedHash,
  limiter,
  mailer,
  accounts,
  settings,
  ...needs
}: Needs): Area {
  const analytics = createAnalyticsService({ db, now: () => new Date() })
  const status = createStatusService({
    db,
    keyedHash,
    readSecret: settings.secret,
    listPaidPlans: needs.plans.listPaid,
    checkOpenai: needs.checkOpenai,
    checkStripe: needs.checkStripe,
    webhookUrl: `${config.publicUrl}/api${calls.stripeWebhook.path}`,
  })
  const mail = createMailService({
    db,
    mailer,
    limiter,
    accounts,
    siteName: settings.siteName,
    tasks: needs.tasks.mails,
  })
  const backups = createBackupService({
    db,
    connection: connectionBeside(db),
    storage: needs.storage,
    secret: needs.secret,
    audit: needs.audit,
    directory: config.backupDir,
    now: () => new Date(),
  })
  const running = createRunningService({
    db,
    storage: needs.storage,
    isEmbedded: config.databaseUrl === undefined,
    filesDirectory: config.s3 ? null : config.dataDir,
    tasks: needs.tasks,
    readBackups: backups.read,
    now: () => new Date(),
  })
  const backUpIfDue = () => needs.background.run('backup', () => backups.makeIfDue(needs.stopping))
  const backUpNow = () => needs.background.run('backup', () => backups.makeNow(needs.stopping))
  return {
    endpoints: [
      ...runningRoutes({ running, backups, onScheduled: backUpIfDue, onWanted: backUpNow }),
      ...settingRoutes(settings, status.settingChanged),
      ...statusRoutes(status),
      ...mailRoutes(mail),
      ...auditRoutes(needs.auditLog),
      ...analyticsRoutes(analytics),
      ...firstStepsRoutes(db),
    ],
    serve: async (app) =>
      void (await app.register(async (docs) => {
        docs.addHook('onRequest', docs.rateLimit())
        await serveDocs(docs)
      })),
    sweeps: [
      {
        task: 'scheduled backup',
        everyMs: LOOK_FOR_DUE_BACKUP_MS,
        async run(stop) {
          await backups.makeIfDue(stop)
          await backups.clearLeftovers()
        },
      },
      { task: 'rolling up of activity', everyMs: ROLL_UP_MS, run: analytics.rollUp },
    ],
  }
}
