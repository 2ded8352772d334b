import { createBrowserRouter, type RouteObject } from 'react-router'
import { screenFrom } from '#features/fallbacks/screen-from.ts'
import { UnexpectedError } from '#features/fallbacks/unexpected-error.tsx'
import { siteAnswers } from '#offline/site-answers.ts'
import { patterns } from '#paths.ts'
import { type Area, guard, requireServer } from './guard.ts'
import { kidsLockGuard } from './kids-lock-guard.ts'
import { Opening, Root, rootLoader } from './root.tsx'

const screen = screenFrom(() => siteAnswers())

const publicScreens: RouteObject[] = [
  { path: patterns.landing, middleware: [guard('not-admin')], lazy: screen(() => import('./public/landing.tsx')) },
  { path: patterns.terms, middleware: [guard('not-admin')], lazy: screen(() => import('./public/terms.tsx')) },
  { path: patterns.privacy, middleware: [guard('not-admin')], lazy: screen(() => import('./public/privacy.tsx')) },
  {
    path: patterns.sharedPage,
    middleware: [guard('not-admin')],
    lazy: screen(() => import('./public/shared-page.tsx')),
  },
  { path: patterns.linkedColoring, lazy: screen(() => import('./public/linked-coloring.tsx')) },
  { path: patterns.splash, lazy: screen(() => import('./public/splash.tsx')) },
  { path: patterns.verify, lazy: screen(() => import('./public/verify.tsx')) },
  { path: patterns.payment, middleware: [guard('not-admin')], lazy: screen(() => import('./public/payment.tsx')) },
  { path: patterns.createAdmin, lazy: screen(() => import('./public/create-admin.tsx')) },
  { path: '*', lazy: screen(() => import('./public/not-found.tsx')) },
]

const visitorScreens: RouteObject[] = [
  { path: patterns.signIn, lazy: screen(() => import('./public/sign-in.tsx')) },
  { path: patterns.signUp, lazy: screen(() => import('./public/sign-up.tsx')) },
]

/** An address with nothing at it, or below it, that still belongs to an area. */
const nothingAt = (path: string): RouteObject => ({
  path: `${path}/*`,
  lazy: screen(() => import('./not-found-inside.tsx')),
})

const userScreens: RouteObject[] = [
  { path: patterns.createPage, lazy: screen(() => import('./user/create-page.tsx')) },
  { path: patterns.createPageWithAi, lazy: screen(() => import('./user/create-page-with-ai.tsx')) },
  { path: patterns.uploadPage, lazy: screen(() => import('./user/upload-page.tsx')) },
  { path: patterns.account, lazy: screen(() => import('./user/account.tsx')) },
  { path: patterns.myPages, lazy: screen(() => import('./user/my-pages.tsx')) },
  { path: patterns.publicPages, lazy: screen(() => import('./user/public-pages.tsx')) },
  { path: patterns.favoritePages, lazy: screen(() => import('./user/favorite-pages.tsx')) },
  { path: patterns.coloredPages, lazy: screen(() => import('./user/colored-pages.tsx')) },
  { path: patterns.pageColorings, lazy: screen(() => import('./user/page-colorings.tsx')) },
  nothingAt(patterns.myPages),
  { path: patterns.checkout, lazy: screen(() => import('./user/checkout.tsx')) },
  nothingAt(patterns.checkout),
]

/** The inner boundary keeps the frame when only a screen fails; the outer one is for when the frame itself does. */
const failingAlone = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: UnexpectedError, children })

/** As large as the screen allows: without the frame of the others. */
const colorScreen: RouteObject = {
  middleware: [guard('user')],
  children: [failingAlone([{ path: patterns.colorPage, lazy: screen(() => import('./user/color-page.tsx')) }])],
}

/** One screen for all sections of the website: which one is in its address. */
const websiteScreens: RouteObject[] = [
  patterns.adminWebsiteHome,
  patterns.adminWebsiteHowItWorks,
  patterns.adminWebsiteFeatures,
  patterns.adminWebsiteTestimonial,
  patterns.adminWebsiteMetrics,
  patterns.adminWebsitePricing,
  patterns.adminWebsiteFaqs,
  patterns.adminWebsiteCallToAction,
  patterns.adminWebsiteContact,
  patterns.adminWebsiteFooter,
  patterns.adminWebsiteTerms,
  patterns.adminWebsitePrivacy,
].map((path) => ({ path, lazy: screen(() => import('./admin/website-section.tsx')) }))

const adminScreens: RouteObject[] = [
  { path: patterns.admin, lazy: screen(() => import('./admin/dashboard.tsx')) },
  { path: patterns.adminUsers, lazy: screen(() => import('./admin/users.tsx')) },
  { path: patterns.adminCreateUser, lazy: screen(() => import('./admin/create-user.tsx')) },
  { path: patterns.adminEditUser, lazy: screen(() => import('./admin/edit-user.tsx')) },
  { path: patterns.adminPages, lazy: screen(() => import('./admin/pages.tsx')) },
  { path: patterns.adminColoredPages, lazy: screen(() => import('./admin/colored-pages.tsx')) },
  { path: patterns.adminReviews, lazy: screen(() => import('./admin/reviews.tsx')) },
  { path: patterns.adminAudit, lazy: screen(() => import('./admin/audit.tsx')) },
  { path: patterns.adminSubscriptions, lazy: screen(() => import('./admin/subscriptions.tsx')) },
  { path: patterns.adminPlans, lazy: screen(() => import('./admin/plans.tsx')) },
  { path: patterns.adminEditPlan, lazy: screen(() => import('./admin/edit-plan.tsx')) },
  { path: patterns.adminWebsite, lazy: screen(() => import('./admin/website.tsx')) },
  ...websiteScreens,
  { path: patterns.adminAccount, lazy: screen(() => import('./admin/account.tsx')) },
  nothingAt(patterns.admin),
]

const framed = (area: Area, screens: RouteObject[]): RouteObject => ({
  lazy: screen(() => import('./signed-in.tsx')),
  middleware: [guard(area), kidsLockGuard],
  children: [failingAlone(screens)],
})

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Opening,
    ErrorBoundary: UnexpectedError,
    middleware: [requireServer],
    loader: rootLoader,
    shouldRevalidate: () => false,
    children: [
      failingAlone([
        ...publicScreens,
        { middleware: [guard('visitor')], children: visitorScreens },
        colorScreen,
        framed('user', userScreens),
        framed('admin', adminScreens),
      ]),
    ],
  },
]

interface Start {
  /** Whether the first screen is there already: then whoever looks at it may have scrolled, and stays where they are. */
  isWritten: boolean
}

export const createRouter = ({ isWritten }: Start) =>
  createBrowserRouter(routes, isWritten ? { hydrationData: {} } : {})
