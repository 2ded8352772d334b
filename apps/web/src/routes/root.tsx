import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  type LoaderFunctionArgs,
  matchPath,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router'
import { loadSite, showNoSite } from '#features/site/site-store.ts'
import { useSiteHead } from '#features/site/use-site-head.ts'
import { patterns } from '#paths.ts'
import { CONTENT_ID } from '#ui/content.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { placeKey } from './place-key.ts'

interface ScreenHandle {
  /** What it is called, by what it shows if need be. */
  title?: string | ((shown: never) => string)
}

export const titleFor = (handle: ScreenHandle | undefined, shown: unknown): string | undefined =>
  typeof handle?.title === 'function' ? handle.title(shown as never) : handle?.title

/** The screen that asks for another server opens also where this one does not answer. */
export async function rootLoader({ request }: LoaderFunctionArgs) {
  if (matchPath(patterns.splash, new URL(request.url).pathname)) await loadSite().catch(showNoSite)
  else await loadSite()
  return null
}

function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address stays as it is: it may say which section is shown.
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
      className="control fixed! top-2 left-2 z-50 not-focus:-translate-y-24"
    >
      Skip to content
    </a>
  )
}

/** What comes before its siblings is done before them. */
function BeforeSiblings({ act }: { act(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app comes
  useLayoutEffect(act, [])
  return null
}

/**
 * The router puts the first screen at its top. One that the server wrote was there before the app, and whoever reads it may
 * be far down by now: they stay where they are.
 */
function Scrolling() {
  const place = useRef(0)
  useLayoutEffect(() => {
    if (place.current > 0) window.scrollTo({ top: place.current, behavior: 'instant' })
  }, [])
  return (
    <>
      <BeforeSiblings
        act={() => {
          place.current = window.scrollY
        }}
      />
      <ScrollRestoration getKey={placeKey} />
    </>
  )
}

function focusOn(id: string) {
  const target = document.getElementById(id)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Moves the focus to what a followed link leads to, as a browser does when it loads a page; not on the first screen. */
function useScreenChange() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef({ key, pathname })

  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    if (hash) focusOn(decodeURIComponent(hash.slice(1)))
    else if (before.pathname !== pathname) focusOn(CONTENT_ID)
  }, [pathname, hash, key])
}

/** A stroke along the top edge while the next screen takes its time. */
function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-after-a-while overflow-hidden"
    >
      <div className="h-full w-1/3 animate-stroke rounded-full bg-primary" />
    </div>
  )
}

/** What every screen has around it. */
export function Root() {
  const titles = useMatches().map(({ handle, loaderData }) => titleFor(handle as ScreenHandle | undefined, loaderData))
  const title = useSiteHead(titles.findLast(Boolean))
  useScreenChange()
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <Scrolling />
    </>
  )
}

/** Before the first screen is there. */
export function Opening() {
  return (
    <div className="grid min-h-dvh animate-after-a-while place-items-center" role="status" aria-label="Loading">
      <Spinner className="size-12" />
    </div>
  )
}
