import { createBrowserRouter, type RouteObject } from 'react-router'
import { patterns } from '#paths.ts'
import { type Area, guard } from './guard.ts'
import { requireServer } from './require-server.ts'
import { Opening, Root, rootLoader } from './root.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

const publicScreens: RouteObject[] = [
  { path: patterns.landing, lazy: () => import('./landing.tsx') },
  { path: patterns.splash, lazy: () => import('./splash.tsx') },
  { path: patterns.verify, lazy: () => import('./verify.tsx') },
  { path: patterns.createAdmin, lazy: () => import('./create-admin.tsx') },
  { path: '*', lazy: () => import('./not-found.tsx') },
]

const visitorScreens: RouteObject[] = [
  { path: patterns.signIn, lazy: () => import('./sign-in.tsx') },
  { path: patterns.signUp, lazy: () => import('./sign-up.tsx') },
]

/** An address with nothing at it, or below it, that still belongs to an area. */
const nothingAt = (path: string): RouteObject => ({ path: `${path}/*`, lazy: () => import('./not-found-inside.tsx') })

const userScreens: RouteObject[] = [
  { path: patterns.account, lazy: () => import('./account.tsx') },
  nothingAt(patterns.myPages),
  nothingAt(patterns.checkout),
]

const adminScreens: RouteObject[] = [
  { path: patterns.adminUsers, lazy: () => import('./admin-users.tsx') },
  { path: patterns.adminCreateUser, lazy: () => import('./admin-create-user.tsx') },
  { path: patterns.adminEditUser, lazy: () => import('./admin-edit-user.tsx') },
  { path: patterns.adminAccount, lazy: () => import('./admin-account.tsx') },
  nothingAt(patterns.admin),
]

/** The inner boundary keeps the frame when only a screen fails; the outer one is for when the frame itself does. */
const failingAlone = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: UnexpectedError, children })

const framed = (area: Area, screens: RouteObject[]): RouteObject => ({
  lazy: () => import('./signed-in.tsx'),
  middleware: [guard(area)],
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
        framed('user', userScreens),
        framed('admin', adminScreens),
      ]),
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
