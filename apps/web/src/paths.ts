import type { PlanName } from '@huebook/contract'

/** Every screen of the product and where it lives. */
export const patterns = {
  landing: '/',
  terms: '/terms',
  privacy: '/privacy',
  splash: '/splash',
  signIn: '/sign-in',
  signUp: '/sign-up',
  verify: '/verify/:token',
  payment: '/payment',
  createAdmin: '/admin/create',

  myPages: '/pages',
  publicPages: '/pages/public',
  favoritePages: '/pages/favorite',
  coloredPages: '/pages/colored',
  sharedPage: '/pages/:id',
  colorPage: '/pages/:id/color',
  pageColorings: '/pages/:id/colored',
  linkedColoring: '/colored/:token',
  createPage: '/pages/create',
  createPageWithAi: '/pages/create/ai',
  uploadPage: '/pages/create/upload',
  checkout: '/checkout',
  account: '/account',

  admin: '/admin',
  adminPages: '/admin/pages',
  adminColoredPages: '/admin/pages/colored',
  adminReviews: '/admin/reviews',
  adminAudit: '/admin/audit',
  adminWebsite: '/admin/website',
  adminWebsiteHome: '/admin/website/home',
  adminWebsiteHowItWorks: '/admin/website/how-it-works',
  adminWebsiteFeatures: '/admin/website/features',
  adminWebsiteTestimonial: '/admin/website/testimonial',
  adminWebsiteMetrics: '/admin/website/metrics',
  adminWebsitePricing: '/admin/website/pricing',
  adminWebsiteFaqs: '/admin/website/faqs',
  adminWebsiteCallToAction: '/admin/website/call-to-action',
  adminWebsiteContact: '/admin/website/contact',
  adminWebsiteFooter: '/admin/website/footer',
  adminWebsiteTerms: '/admin/website/terms',
  adminWebsitePrivacy: '/admin/website/privacy',
  adminUsers: '/admin/users',
  adminCreateUser: '/admin/users/create',
  adminEditUser: '/admin/users/:id/edit',
  adminSubscriptions: '/admin/subscriptions',
  adminPlans: '/admin/plans',
  adminEditPlan: '/admin/plans/:id/edit',
  adminAccount: '/admin/account',
} as const

export type ScreenName = keyof typeof patterns

/** The parts of the landing that can be linked to. */
export type LandingAnchor = 'home' | 'how-it-works' | 'pricing' | 'faqs' | 'contact'

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type PathBuilder<P extends string> = [ParamNames<P>] extends [never]
  ? () => string
  : (params: Record<ParamNames<P>, string>) => string

type PathBuilders = { [Name in ScreenName]: PathBuilder<(typeof patterns)[Name]> }

/** By hand and not by the router's: what a page needs before anybody acts on it comes without a router. */
const fillIn = (pattern: string, params: Record<string, string>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const buildersOf = (table: typeof patterns) =>
  Object.fromEntries(
    Object.entries(table).map(([name, pattern]) => [name, (params = {}) => fillIn(pattern, params)]),
  ) as unknown as PathBuilders

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Builds the address of a screen: `paths.colorPage({ id })`. */
export const paths = {
  ...buildersOf(patterns),
  landing: (anchor?: LandingAnchor) => (anchor ? `/#${anchor}` : '/'),
  splash: ({ change }: { change?: true } = {}) => (change ? `${patterns.splash}?change` : patterns.splash),
  signUp: ({ plan, next }: { plan?: PlanName; next?: string } = {}) =>
    plan ? withQuery('/sign-up/', { plan }) : withQuery(patterns.signUp, { next }),
  payment: ({ status }: { status?: 'success' | 'canceled' } = {}) => withQuery(patterns.payment, { status }),
  checkout: ({ plan }: { plan?: PlanName | undefined } = {}) => withQuery(patterns.checkout, { plan }),
}
