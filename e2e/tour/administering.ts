import type { AppStatus, AuditEntry, Review, SetupCheck, Page as SitePage, User } from '@huebook/contract'
import { type Answers, answerWith, json, refuses } from './answers.ts'
import type { Stop } from './stops.ts'

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
  const status = {
    working: statusOf({ openaiApi: allWorks, stripeApi: allWorks, stripeWebhook: allWorks, plans: allWorks }),
    failing: statusOf({
      openaiApi: check('refused'),
      stripeApi: check('works'),
      stripeWebhook: check('waiting'),
      plans: check('refused', plan),
    }),
  }

  const waiting: Review = { page: { ...page, waiting_for_review: true }, reports: [], version: '1' }
  const reported: Review = {
    page: { ...page, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    reports: [
      { reason: 'copied', note: 'This is from my book, page 12. Please take it away.', created_at: hoursAgo(5) },
      { reason: 'other', note: '', created_at: hoursAgo(30) },
    ],
    version: '2',
  }

  const entry = (action: AuditEntry['action'], given: Partial<AuditEntry>, hours: number): AuditEntry => ({
    id: `${user.id}-${hours}` as AuditEntry['id'],
    action,
    actor: { id: user.id, name: 'Ada Lovelace' },
    user: null,
    page: null,
    plan: null,
    setting: null,
    fields: [],
    created_at: hoursAgo(hours),
    ...given,
  })
  const about = { user: { id: user.id, name: user.name } }
  const entries = [
    entry('page_blocked', { page: { id: page.id, title: page.title } }, 1),
    entry('user_blocked', about, 2),
    entry('user_edited', { ...about, fields: ['name', 'email'] }, 30),
    entry('setting_changed', { setting: 'stripe_webhook_secret' }, 50),
    entry('plan_edited', { plan: plan as AuditEntry['plan'], fields: ['priceCents', 'pageCreationLimit'] }, 400),
    entry('page_approved', { actor: null }, 5000),
  ]

  return [
    stop('adminAccount-working', '/admin/account', { readAppStatus: json(status.working) }),
    stop('adminAccount-failing', '/admin/account', { readAppStatus: json(status.failing) }),
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
    stop('adminWebsiteFooter-refused', '/admin/website/footer', {}, async (screen) => {
      await screen.getByRole('button', { name: 'Add link' }).click()
      await screen.getByLabel('Link').last().fill('huebook')
      await screen.getByRole('button', { name: 'Save' }).click()
      await screen.getByText('Link has to begin with').waitFor()
    }),
    stop('adminReviews-waiting', '/admin/reviews', { paginateReviews: list([waiting, reported]) }),
    stop('adminReviews-reported', '/admin/reviews', { paginateReviews: list([reported, waiting]) }),
    stop('adminReviews-none', '/admin/reviews', { paginateReviews: list([]) }),
    stop('adminAudit-entries', '/admin/audit', { paginateAudit: list(entries) }),
    stop('adminAudit-none', '/admin/audit', { paginateAudit: list([]) }),
    stop('adminEditUser-blocked', `/admin/users/${user.id}/edit`, {
      readUser: json({ ...user, blocked: true }),
      paginateAudit: list(entries.slice(1, 3)),
    }),
    stop('adminPages-blocked', '/admin/pages', {
      countReviews: json({ waiting: 3 }),
      paginatePages: list([
        { ...page, blocked: true, blocked_by: { name: 'Ada Lovelace', at: hoursAgo(2) } },
        { ...waiting.page, id: `${page.id}-2` },
      ]),
    }),
  ]
}
