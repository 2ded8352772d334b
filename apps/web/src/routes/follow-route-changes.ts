interface RouterState {
  initialized: boolean
  location: { pathname: string }
  navigation: { state: string; location?: { pathname: string } | undefined }
}

interface Router {
  readonly state: RouterState
  subscribe(listener: (state: RouterState) => void): () => void
}

interface RouteChange {
  /** Somebody sets out for another screen: what was said on this one has been read. */
  onStart(): void
  /** The other screen is there: which one. */
  onEnd(pathname: string): void
}

/**
 * Tells when another screen is opened. What happens on the way, a redirect or a loader that fails, is no start of its
 * own: what a person is told there is about the screen they are going to.
 */
export function followRouteChanges(router: Router, { onStart, onEnd }: RouteChange) {
  let before = router.state
  return router.subscribe((now) => {
    const { initialized, navigation, location } = before
    before = now
    // A screen that needs nothing from anywhere is there at once, without any loading.
    const next = now.navigation.location ?? now.location
    if (initialized && navigation.state === 'idle' && next.pathname !== location.pathname) onStart()
    if (now.location.pathname !== location.pathname) onEnd(now.location.pathname)
  })
}

/** Resolves once a router has all that its first screen needs. */
export const whenReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
