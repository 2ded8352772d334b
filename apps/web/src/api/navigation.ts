/** What a router offers to those below it. */
interface Navigator {
  readonly state: { location: { pathname: string } }
  navigate(path: string): unknown
}

let navigator: Navigator | undefined

/** Lends the router to the API client, which stands below the screens and may not import them. */
export function connectNavigation(router: Navigator) {
  navigator = router
}

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')

export const navigation = {
  isAt: (path: string) => withoutTrailingSlash(navigator?.state.location.pathname ?? '') === path,
  goTo: (path: string) => void navigator?.navigate(path),
}
