import { createBrowserRouter, type RouteObject } from 'react-router'
import { patterns } from '#paths.ts'
import { Opening, Root, rootLoader } from './root.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

const screens: RouteObject[] = [
  { path: patterns.landing, lazy: () => import('./landing.tsx') },
  { path: '*', lazy: () => import('./not-found.tsx') },
]

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Opening,
    ErrorBoundary: UnexpectedError,
    loader: rootLoader,
    shouldRevalidate: () => false,
    // The inner boundary keeps the frame when only a screen fails; the outer one is for when the frame itself does.
    children: [{ ErrorBoundary: UnexpectedError, children: screens }],
  },
]

export const createRouter = () => createBrowserRouter(routes)
