import type {
  AppStatus,
  AuditEntry,
  ColoredId,
  Gift,
  MailStatus,
  OpenedPage,
  PriceMismatch,
  Review,
  SetupCheck,
  Page as SitePage,
  TestMail,
  User,
  UserOverview,
  UserSubscription,
} from '@huebook/contract'
import { type Answers, answerWith, json, refuses } from './answers.ts'
import { imageServerStops } from './image-server.ts'
import { howItRuns } from './running.ts'
import type { Stop } from './stops.ts'

/** Why a page is blocked. */
const WHY = 'There is a telephone number on the poster'

/** What the site says of a reason that nobody could read. */
const INVISIBLE = 'A reason cannot contain invisible characters'

/** Whom and what the tour shows on the screens of administrators. */
export interface Office {
  user: User
  page: SitePage
  plan: { id: string; title: string }
}

const HOUR_MS = 60 * 60 * 1000
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()

const check = (state: SetupCheck['state'], plan: Office['plan'] | null = null): SetupCheck => ({
  state,
  checked_at: state === 'missing' || state === 'waiting' ? null : hoursAgo(3),
  plan: plan as SetupCheck['plan'],
  prices: [],
  account: null,
})

function statusOf(checks: AppStatus['checks']): AppStatus {
  const works = (part: keyof AppStatus['checks']) => checks[part].state === 'works'
  return {
    openaiApi: works('openaiApi'),
    stripeApi: works('stripeApi'),
    stripeWebhook: works('stripeWebhook'),
    plans: works('plans'),
    checks,
    webhook_url: 'https://coloring.example.org/api/stripe/webhook',
  }
}

const SERVER = 'smtp.mail.example.org:587'
const mail = {
  working: {
    server: SERVER,
    folder: null,
    sent_at: hoursAgo(0.2),
    failed_at: null,
    failure: '',
    waiting: 0,
    failing: 0,
  },
  failing: {
    server: SERVER,
    folder: null,
    sent_at: hoursAgo(30),
    failed_at: hoursAgo(1),
    failure: `The mail server ${SERVER} refused the user name and password in SMTP_URL (535).`,
    waiting: 12,
    failing: 12,
  },
  missing: {
    server: null,
    folder: '/srv/coloring.example.org/data/outbox',
    sent_at: hoursAgo(2),
    failed_at: null,
    failure: '',
    waiting: 0,
    failing: 0,
  },
} satisfies Record<string, MailStatus>

const refusedMail: TestMail = {
  outcome: 'refused',
  sentence: mail.failing.failure,
  reply: '535 5.7.8 Username and password not accepted. For more information, go to https://mail.example.org/help/535',
  status: mail.failing,
}

/** Every state of those screens. */
export function administeringStops({ user, page, plan }: Office): Stop[] {
  const stop = (name: string, path: string, answers: Answers, act?: Stop['act']): Stop => ({
    name,
    path,
    as: 'admin',
    prepare: (screen) => answerWith(screen, answers),
    ...(act && { act }),
  })
  const list = (data: unknown[]) => json({ data, current_page: 1, last_page: 1 })

  const allWorks = check('works')
  const mispriced = {
    plan: plan as PriceMismatch['plan'],
    shown: 6,
    charged: { amount: 499, currency: 'usd', every: { interval: 'month', count: 1 } },
  }
  const status = {
    working: statusOf({ openaiApi: allWorks, stripeApi: allWorks, stripeWebhook: allWorks, plans: allWorks }),
    failing: statusOf({
      openaiApi: check('refused'),
      stripeApi: check('works'),
      stripeWebhook: check('waiting'),
      plans: check('refused', plan),
    }),
    mispriced: statusOf({
      openaiApi: allWorks,
      stripeApi: allWorks,
      stripeWebhook: allWorks,
      plans: { ...check('mismatched', plan), prices: [mispriced] },
    }),
    elsewhere: statusOf({
      openaiApi: allWorks,
      stripeApi: {
        ...check('mismatched'),
        account: {
          of_key: 'acct_1QvK7xJ2m4Tz8LpR (test mode)',
          of_customers: 'acct_1PaWs9B3c5Vn6HdF (live mode)',
          payers: 214,
        },
      },
      stripeWebhook: allWorks,
      plans: check('waiting'),
    }),
  }

  const waiting: Review = {
    page: { ...page, waiting_for_review: true },
    coloring: null,
    waiting: true,
    reports: [],
    version: '1',
  }
  const reported: Review = {
    page: { ...page, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    coloring: null,
    waiting: false,
    reports: [
      { reason: 'copied', note: 'This is from my book, page 12. Please take it away.', created_at: hoursAgo(5) },
      { reason: 'other', note: '', created_at: hoursAgo(30) },
    ],
    version: '2',
  }

  const colouring: Review = {
    ...waiting,
    page,
    coloring: {
      id: page.id as string as ColoredId,
      by: 'Mia',
      is_owner: false,
      preview: page.preview,
      previews: [],
      created_at: hoursAgo(2),
    },
    version: '3',
  }

  const entry = (action: AuditEntry['action'], given: Partial<AuditEntry>, hours: number): AuditEntry => ({
    id: `${user.id}-${hours}` as AuditEntry['id'],
    action,
    actor: { id: user.id, name: 'Ada Lovelace' },
    user: null,
    page: null,
    plan: null,
    gift: null,
    setting: null,
    fields: [],
    reason: '',
    created_at: hoursAgo(hours),
    ...given,
  })
  const about = { user: { id: user.id, name: user.name } }
  const entries = [
    entry(
      'page_blocked',
      { page: { id: page.id, title: page.title, owner: { id: user.id, name: user.name } }, reason: WHY },
      1,
    ),
    entry('user_blocked', about, 2),
    entry('user_edited', { ...about, fields: ['name', 'email'] }, 30),
    entry('setting_changed', { setting: 'stripe_webhook_secret' }, 50),
    entry('backups_scheduled', { fields: ['every'] }, 60),
    entry('plan_edited', { plan: plan as AuditEntry['plan'], fields: ['priceCents', 'pageCreationLimit'] }, 400),
    entry('page_approved', { actor: null }, 5000),
  ]

  const starter = { title: 'Starter', name: 'starter', paid: true } as const
  const advanced = { title: 'Advanced', name: 'advanced', paid: true } as const
  const running: UserSubscription = {
    id: user.id as string as UserSubscription['id'],
    created_at: hoursAgo(2000),
    canceled_at: null,
    expire_at: null,
    price: 4.99,
    renews_at: hoursAgo(-500),
    payment_due_at: null,
    state: 'active',
    renewal_stopped: false,
    plan: starter,
  }
  const stopped: UserSubscription = {
    ...running,
    canceled_at: hoursAgo(3),
    expire_at: hoursAgo(-500),
    renews_at: null,
    state: 'canceled',
    renewal_stopped: true,
  }
  const payer: User = {
    ...user,
    plan: advanced,
    subscription: running,
    given_plan: { plan: advanced, expire_at: hoursAgo(-2400) },
  }
  const none = { page_creation: 0, public_page: 0 }
  const gift = (changes: Partial<Gift>, hours: number): Gift => ({
    ...none,
    id: `${user.id}-${hours}` as Gift['id'],
    plan: null,
    left: none,
    reason: 'A prize of the summer contest',
    state: 'running',
    created_at: hoursAgo(hours),
    expire_at: null,
    ...changes,
  })
  const gifts = [
    gift({ plan: advanced, expire_at: hoursAgo(-2400) }, 20),
    gift({ page_creation: 12, public_page: 50, left: { page_creation: 7, public_page: 50 } }, 90),
    gift({ plan: starter, state: 'taken_back', reason: 'Given to the wrong Mia, who has the same name' }, 700),
  ]
  const overview: UserOverview = {
    credit: {
      page_creation: 207,
      public_page: 312,
      given: { page_creation: 7, public_page: 50 },
      renews_at: hoursAgo(-300),
    },
    gifts,
    pages: 23,
    coloreds: 1204,
  }
  const given: Answers = { readUser: json(payer), readUserOverview: json(overview) }
  const giftEntries = [
    entry('gift_given', { ...about, gift: gifts[0] ?? null }, 20),
    entry('gift_given', { ...about, gift: gifts[1] ?? null }, 90),
    entry('gift_taken_back', { ...about, gift: gifts[2] ?? null }, 690),
    entry('renewal_resumed', about, 1300),
    entry('user_unblocked', about, 1301),
    entry('renewal_stopped', about, 1310),
    entry('user_blocked', about, 1310),
  ]
  const edit = `/admin/users/${user.id}/edit`

  return [
    stop('adminAccount-working', '/admin/account', {
      readAppStatus: json(status.working),
      readMailStatus: json(mail.working),
      readRunning: json(howItRuns.proven),
    }),
    stop('adminAccount-failing', '/admin/account', {
      readAppStatus: json(status.failing),
      readMailStatus: json(mail.missing),
      readRunning: json(howItRuns.failing),
    }),
    stop(
      'adminAccount-testMail',
      '/admin/account',
      { readMailStatus: json(mail.failing), sendTestMail: json(refusedMail) },
      async (screen) => {
        await screen.getByRole('button', { name: 'Send me a test mail' }).click()
        await screen.getByText('It said:').waitFor()
      },
    ),
    stop('adminCreateUser-incomplete', '/admin/users/create', {}, async (screen) => {
      await screen.getByLabel('Name').fill('Ida')
      await screen.getByLabel('Email').fill('ida@example')
      await screen.getByRole('button', { name: 'Create user' }).click()
      await screen.getByText('That address is not complete').waitFor()
    }),
    stop('adminAccount-mispriced', '/admin/account', { readAppStatus: json(status.mispriced) }),
    stop('adminAccount-anotherStripe', '/admin/account', { readAppStatus: json(status.elsewhere) }),
    ...imageServerStops(page.preview),
    stop('adminEditPlan-mispriced', `/admin/plans/${plan.id}/edit`, { readAppStatus: json(status.mispriced) }),
    stop('adminAccount-removing', '/admin/account', { readAppStatus: json(status.working) }, async (screen) => {
      await screen.getByRole('button', { name: 'Remove OpenAI API key' }).click()
      await screen.getByRole('alertdialog').waitFor()
    }),
    stop(
      'adminAccount-refused',
      '/admin/account',
      {
        readAppStatus: json(status.failing),
        updateSetting: (route) =>
          route.request().url().includes('app_name')
            ? refuses('INVALID', 'Please enter a name for the site')(route)
            : json({ updated: true })(route),
      },
      async (screen) => {
        await screen.getByLabel('OpenAI API key').fill('sk-something')
        await screen.getByRole('button', { name: 'Update app settings' }).click()
        await screen.getByText('Please enter a name for the site').first().waitFor()
      },
    ),
    stop(
      'adminWebsiteCallToAction-overtaken',
      '/admin/website/call-to-action',
      { updateSetting: refuses('CONFLICT', 'Another administrator has changed “Call to action” since you opened it') },
      async (screen) => {
        await screen.getByLabel('Heading').fill('What would you like to colour today?')
        await screen.getByRole('button', { name: 'Save' }).click()
        await screen.getByRole('button', { name: 'Keep mine' }).waitFor()
      },
    ),
    stop(
      'adminAccount-overtaken',
      '/admin/account',
      {
        readAppStatus: json(status.working),
        updateSetting: (route) =>
          route.request().url().includes('tagline')
            ? refuses('CONFLICT', 'Another administrator has changed this since you opened it')(route)
            : json({ updated: true })(route),
      },
      async (screen) => {
        await screen.getByLabel('Tagline').fill('Pages for rainy days')
        await screen.getByRole('button', { name: 'Update app settings' }).click()
        await screen.getByRole('button', { name: 'Keep mine' }).waitFor()
      },
    ),
    stop(
      'adminEditPlan-overtaken',
      `/admin/plans/${plan.id}/edit`,
      { updatePlan: refuses('CONFLICT', 'Another administrator has changed this plan since you opened it') },
      async (screen) => {
        await screen.getByLabel('Title').fill('Family')
        await screen.getByRole('button', { name: 'Update plan' }).click()
        await screen.getByRole('button', { name: 'Keep mine' }).waitFor()
      },
    ),
    stop('adminEditPlan-wrongId', `/admin/plans/${plan.id}/edit`, {}, async (screen) => {
      await screen.getByLabel('Stripe price ID').fill('prod_RainyDays')
      await screen.getByRole('button', { name: 'Update plan' }).click()
      await screen.getByText('This is the ID of the product').waitFor()
    }),
    stop('adminWebsiteFooter-refused', '/admin/website/footer', {}, async (screen) => {
      await screen.getByRole('button', { name: 'Add link' }).click()
      await screen.getByLabel('Link').last().fill('huebook')
      await screen.getByRole('button', { name: 'Save' }).click()
      await screen.getByText('Link has to begin with').waitFor()
    }),
    stop('admin-waiting', '/admin', { countReviews: json({ waiting: 3 }) }),
    stop('adminCreateUser-noMail', '/admin/users/create', { readMailStatus: json(mail.missing) }),
    stop('adminReviews-waiting', '/admin/reviews', { paginateReviews: list([waiting, reported]) }),
    stop('adminReviews-reported', '/admin/reviews', { paginateReviews: list([reported, waiting]) }),
    stop('adminReviews-colouring', '/admin/reviews', { paginateReviews: list([colouring, waiting]) }),
    stop('adminReviews-none', '/admin/reviews', { paginateReviews: list([]) }),
    stop('adminAudit-entries', '/admin/audit', { paginateAudit: list(entries) }),
    stop('adminAudit-none', '/admin/audit', { paginateAudit: list([]) }),
    stop('adminEditUser-blocked', `/admin/users/${user.id}/edit`, {
      readUser: json({ ...user, blocked: true }),
      paginateAudit: list(entries.slice(1, 3)),
    }),
    stop('adminEditUser-given', edit, { ...given, paginateAudit: list(giftEntries) }),
    stop('adminEditUser-stopped', edit, { ...given, readUser: json({ ...payer, subscription: stopped }) }),
    stop('adminEditUser-give-plan', edit, given, async (screen) => {
      await screen.getByRole('button', { name: 'Give a plan' }).click()
      await screen.getByRole('dialog').waitFor()
    }),
    stop('adminEditUser-give-credits', edit, given, async (screen) => {
      await screen.getByRole('button', { name: 'Give credits' }).click()
      await screen.getByLabel('Pages to create').fill('12')
      await screen.getByRole('button', { name: 'Give for good' }).click()
      await screen.getByText('Please say why').waitFor()
    }),
    stop(
      'adminEditUser-give-refused',
      edit,
      {
        ...given,
        givePlan: json({ code: 'INVALID', message: INVISIBLE, issues: [{ path: 'reason', message: INVISIBLE }] }, 422),
      },
      async (screen) => {
        await screen.getByRole('button', { name: 'Give a plan' }).click()
        await screen.getByLabel('Reason').fill('\u200b')
        await screen.getByRole('button', { name: 'Give for good' }).click()
        await screen.getByRole('alert').getByText(INVISIBLE).waitFor()
      },
    ),
    stop('adminEditUser-block', edit, { ...given, readUser: json(payer) }, async (screen) => {
      await screen.getByRole('button', { name: 'Block' }).click()
      await screen.getByRole('alertdialog').waitFor()
    }),
    stop('adminPages-blocked', '/admin/pages', {
      countReviews: json({ waiting: 3 }),
      paginatePages: list([
        { ...page, blocked: true, blocked_by: { name: 'Ada Lovelace', at: hoursAgo(2) }, blocked_reason: WHY },
        { ...waiting.page, id: `${page.id}-2` },
      ]),
    }),
    stop(
      'adminPages-lookAtBlocked',
      '/admin/pages',
      {
        paginatePages: list([
          { ...page, blocked: true, blocked_by: { name: 'Ada Lovelace', at: hoursAgo(2) }, blocked_reason: WHY },
        ]),
        openPage: json({ page: { ...page, blocked: true }, prompt: '', style: '', owner: null } satisfies OpenedPage),
      },
      async (screen) => {
        await screen.getByRole('button', { name: `Look at ${page.title}` }).click()
        await screen.getByRole('dialog').getByText(WHY).waitFor()
      },
    ),
    stop(
      'adminPages-block',
      '/admin/pages',
      { countReviews: json({ waiting: 3 }), paginatePages: list([page]) },
      async (screen) => {
        await screen.getByRole('button', { name: `Block ${page.title}` }).click()
        await screen.getByLabel('Reason').fill(WHY)
      },
    ),
  ]
}
