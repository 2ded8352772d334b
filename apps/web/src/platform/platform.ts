/** What differs between a browser and the apps that wrap the same build. */
export interface Platform {
  readonly kind: 'browser' | 'mobile' | 'desktop'
  /** Where the site's server is, without a slash at the end; empty when it is where the app came from. */
  serverAddress(): string
  /** Shows an address that is not part of the app, such as a payment page. */
  openExternal(url: string): void
}
