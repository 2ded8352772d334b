import type { CreditService } from '#features/credits/credits.service.ts'
import type { GiftService } from '#features/gifts/gifts.service.ts'
import { overviewRoutes } from '#features/overview/overview.routes.ts'
import { createOverviewService } from '#features/overview/overview.service.ts'
import type { PageService } from '#features/pages/pages.service.ts'
import { paymentPromises } from '#features/payments/promises.ts'
import { sessionRoutes } from '#features/sessions/sessions.routes.ts'
import { createSessionService } from '#features/sessions/sessions.service.ts'
import { setupRoutes } from '#features/setup/setup.routes.ts'
import { createSetupService } from '#features/setup/setup.service.ts'
import { createAskService } from '#features/sign-in/ask.service.ts'
import { createInvitationMail, promiseInvitation } from '#features/sign-in/invitation-mail.ts'
import { signInRoutes } from '#features/sign-in/sign-in.routes.ts'
import { createKeysOf } from '#features/sign-in/sign-in-keys.ts'
import { createSignInMails } from '#features/sign-in/sign-in-mails.ts'
import { createVerifyService } from '#features/sign-in/verify.service.ts'
import { createBlockingService } from '#features/users/blocking.service.ts'
import { createLeavingService, createRemoveAccount } from '#features/users/leaving.service.ts'
import { createSharingService } from '#features/users/sharing.service.ts'
import { userRoutes } from '#features/users/users.routes.ts'
import { createUserService } from '#features/users/users.service.ts'
import { type Area, SWEEP_EXPIRED_MS } from './area.ts'
import type { Foundation } from './foundation.ts'

type Platform = 'config' | 'db' | 'keyedHash' | 'storage' | 'background'
type Shared = 'limiter' | 'mailer' | 'accounts' | 'audit' | 'files' | 'uploads' | 'settings'

interface Needs extends Pick<Foundation, Platform | Shared> {
  pages: PageService
  credits: CreditService
  gifts: GiftService
}

/** People: how they sign in, their sessions and accounts, the first administrator, and what administrators see of one. */
export function createPeople(needs: Needs) {
  const { config, db, keyedHash, limiter, accounts, audit, settings, pages } = needs
  const keysOf = createKeysOf(keyedHash)
  const sessions = createSessionService(db)
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
    storage: needs.storage,
    accounts,
    sessions,
    uploadedKey: needs.uploads.uploadedKey,
    emails: { invite: promiseInvitation, askToChange: asking.changeEmail },
    audit,
  })
  const leaving = createLeavingService({
    db,
    background: needs.background,
    removeAccount: createRemoveAccount({
      accounts,
      sessions,
      emails: asking,
      payments: paymentPromises,
      audit,
      pages,
      files: needs.files,
    }),
    deleteUnused: needs.files.deleteUnused,
  })
  const mailing = { db, mailer: needs.mailer, accounts, publicUrl: config.publicUrl, siteName: settings.siteName }

  return {
    authenticate: sessions.authenticate,

    endpoints: [
      ...signInRoutes(asking, verifying),
      ...sessionRoutes({ db, sessions, dropEmailChanges: asking.dropEmailChanges }),
      ...setupRoutes(setup),
      ...userRoutes({
        users,
        sharing: createSharingService({ db, accounts, siteName: settings.siteName }),
        blocking: createBlockingService({ db, sessions, payments: paymentPromises, audit }),
        leaving,
      }),
      ...overviewRoutes(createOverviewService({ db, creditsLeft: needs.credits.left, giftsOf: needs.gifts.listOf })),
    ],
    tasks: { mails: [createSignInMails({ ...mailing, keysOf }), createInvitationMail(mailing)] },
    sweeps: [
      { task: 'sweep of sessions', everyMs: SWEEP_EXPIRED_MS, run: sessions.sweep },
      { task: 'sweep of sign-in requests', everyMs: SWEEP_EXPIRED_MS, run: asking.sweep },
    ],
  } satisfies Area & Record<string, unknown>
}
