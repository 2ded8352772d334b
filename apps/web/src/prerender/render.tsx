import type { PublicScreen, RenderedScreen } from '@huebook/contract'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { App } from '#app.tsx'
import { siteFrom, titleOf } from '#features/site/site.ts'
import { showSite } from '#features/site/site-store.ts'
import { patterns } from '#paths.ts'
import * as landing from '#routes/public/landing.tsx'
import * as linkedColoring from '#routes/public/linked-coloring.tsx'
import * as notFound from '#routes/public/not-found.tsx'
import * as privacy from '#routes/public/privacy.tsx'
import * as sharedPage from '#routes/public/shared-page.tsx'
import * as terms from '#routes/public/terms.tsx'
import { Root, titleFor } from '#routes/root.tsx'

interface Screen {
  Component: ComponentType
  handle?: Parameters<typeof titleFor>[0]
}

const screens: Record<PublicScreen['name'], { screen: Screen; path: string }> = {
  landing: { screen: landing, path: patterns.landing },
  terms: { screen: terms, path: patterns.terms },
  privacy: { screen: privacy, path: patterns.privacy },
  sharedPage: { screen: sharedPage, path: patterns.sharedPage },
  linkedColoring: { screen: linkedColoring, path: patterns.linkedColoring },
  notFound: { screen: notFound, path: '/nowhere' },
}

export { hasScreen } from './has-screen.ts'

const ID = 'screen'

/** Writes a screen as the app would show it to somebody who is not signed in. */
export function render(given: PublicScreen): RenderedScreen {
  const { screen, path } = screens[given.name]
  const { Component, handle } = screen
  const shown = 'shown' in given ? given.shown : null
  showSite(given.boot)
  const router = createMemoryRouter([{ Component: Root, children: [{ id: ID, path, Component, handle }] }], {
    initialEntries: [path],
    // Nothing is loaded here: what a screen shows is handed in.
    hydrationData: { loaderData: { [ID]: shown } },
  })
  const html = renderToString(<App router={router} />)
  router.dispose()
  return { html, title: titleOf(siteFrom(given.boot), titleFor(handle, shown)) }
}
