interface Location {
  pathname: string
  search: string
  hash: string
}

/** What a router offers to those below it. */
interface Navigator {
  readonly state: { initialized: boolean; location: Location; navigation: { location?: Location | undefined } }
  navigate(path: string): unknown
}

let navigator: Navigator | undefined

/** Lends the router to the API client, which stands below the screens and may not import them; nothing takes it back. */
export function connectNavigation(router: Navigator | undefined) {
  navigator = router
}

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

export const navigation = {
  /** The address that is being opened, if any. A loader's request would lack what follows the #. */
  opening() {
    if (!navigator) return null
    const { initialized, location, navigation } = navigator.state
    if (navigation.location) return addressOf(navigation.location)
    return initialized ? null : addressOf(location)
  },
  /** Whether no screen has been shown yet. */
  isStarting: () => !navigator?.state.initialized,
  /** The address that is shown. */
  current: () => (navigator ? addressOf(navigator.state.location) : null),
  isAt: (path: string) => withoutTrailingSlash(navigator?.state.location.pathname ?? '') === path,
  goTo: (path: string) => void navigator?.navigate(path),
}
