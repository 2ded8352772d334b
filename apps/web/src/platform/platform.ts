/** What differs between a browser and the apps that wrap the same build. */
export interface Platform {
  readonly kind: 'browser' | 'mobile' | 'desktop'
  /** What the device itself covers of the screen, as lengths in CSS. */
  readonly safeAreas: { readonly top: string; readonly bottom: string }
  /** Where the site's server is, without a slash at the end; empty when it is where the app came from, null when nobody has said yet. */
  serverAddress(): string | null
  /** Keeps the address of the server for the next starts. */
  keepServerAddress(address: string): void
  /** Shows an address that is not part of the app, such as a payment page. */
  openExternal(url: string): void
}
