import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { connectNavigation } from '#api/navigation.ts'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { followInstalling } from '#offline/install-offer.ts'
import { keepApp } from '#offline/keep-app.ts'
import { kept } from '#offline/kept-pages.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { followRouteChanges, whenReady } from '#routes/follow-route-changes.ts'
import { closeByEscape, goBack } from '#routes/go-back.ts'
import { createRouter } from '#routes/router.tsx'
import { screenOfLink } from '#routes/screen-of-link.ts'
import { belongings, lastPlace, session } from '#session/index.ts'
import { guardLinks } from '#session/kids-lock/guard-links.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { followOtherTabs, followPeople } from '#session/other-tabs.ts'
import { confirmations, toasts } from '#ui/toasts/index.ts'
import { placesBehind } from '#ui/use-way-back.ts'
import { App } from './app.tsx'

const TIDY_WITHIN_MS = 3000

/** Where the app lies, and the site it shows: in a browser the same. */
const ownOrigins = () => [window.location.origin, platform.serverAddress() ?? '']

/**
 * Puts the app together and shows it; resolves once it can be used.
 * @param entry Address of the entry to this build.
 */
export function startApp(root: HTMLElement, entry: string): Promise<void> {
  /** Whether the server has written the first screen already. */
  const isWritten = root.hasChildNodes()
  const opened = window.location.pathname
  const router = createRouter({ isWritten })
  connectNavigation(router)
  belongings.add({ keepOnly: ({ present }) => kept.keepOnly(present) })
  belongings.add({
    keepOnly: ({ present, awaited }) => unsaved.keepOnly(present ? [present, ...awaited] : awaited),
    forgetPage: unsaved.forget,
  })

  let calm: Promise<void> | undefined

  /** Once the first screen is there and has nothing to do. */
  const whenCalm = () => (calm ??= whenReady(router).then(() => new Promise((resolve) => void whenIdle(resolve))))

  /** A part of its own, which comes once the first screen is there and then stays: it is needed without a network, too. */
  async function journals() {
    await whenCalm()
    return (await import('#features/color/journals.ts')).journalHome
  }
  belongings.add({
    keepOnly: async (owners) => (await journals()).keepOnly(owners),
    saveAll: async (owner) => (await journals()).saveAll(owner),
    forgetPage: async (owner, pageId) => (await journals()).forgetPage(owner, pageId),
  })
  followPeople()
  followOtherTabs({
    // Guards look again: whoever has signed in elsewhere need not do so here.
    onArrival: () => void router.revalidate(),
    onDeparture: startAnew,
  })
  followInstalling()
  guardLinks(document, kidsLock, ownOrigins)
  keepApp(entry)
  platform.onLink((link) => {
    const address = screenOfLink(link, platform.serverAddress())
    if (address) void router.navigate(address)
  })
  platform.onBack(() => {
    const { pathname } = router.state.location
    const goTo = (screen: -1 | string) =>
      void (screen === -1 ? router.navigate(-1) : router.navigate(screen, { replace: true }))
    const close = () => closeByEscape(document)
    return goBack({ pathname, behind: placesBehind(), close, goTo }, session.getState().user)
  })
  void whenCalm().then(async () => (await import('#features/color/owed-work.ts')).followOwedWork())

  function rememberPlace(screen: string): void {
    if (session.getState().user) lastPlace.remember(screen)
  }
  void whenReady(router).then(() => rememberPlace(router.state.location.pathname))
  followRouteChanges(router, {
    onStart: () => toasts.getState().clearOnRouteChange(),
    onEnd: (screen) => {
      // One that was asked for while the other screen took its time belongs to the old one, too.
      confirmations.getState().clear()
      toasts.getState().clearUnlessAbout(screen)
      rememberPlace(screen)
    },
  })

  let shownRoot: Root | undefined

  /** Whoever was here has left: their screen goes at once, and what this tab remembers of them with the page. */
  async function startAnew(): Promise<void> {
    shownRoot?.unmount()
    router.dispose()
    // What is not let go of by then is when the page starts again.
    await Promise.race([belongings.tidy(), new Promise((resolve) => setTimeout(resolve, TIDY_WITHIN_MS))])
    const { user } = session.getState()
    window.location.replace(user ? homeOf(user) : paths.signIn())
  }

  return new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <App router={router} onShown={resolve} />
      </StrictMode>
    )
    const render = () => {
      shownRoot = createRoot(root)
      shownRoot.render(app)
    }
    if (!isWritten) return render()
    // Not before the screen has its code, or a spinner would take the place of what is there.
    void whenReady(router).then(() => {
      if (router.state.location.pathname === opened) shownRoot = hydrateRoot(root, app)
      else render()
    })
  })
}
