/** What differs between a browser and the apps that wrap the same build. */
export interface Platform {
  /**
   * Whether it lies on the device itself: there is no landing to pass, nothing of it has to be kept for later, and it stays
   * as it is while a browser shows another address.
   */
  readonly isInstalled: boolean
  /** What the device itself covers of the screen, as lengths in CSS. */
  readonly safeAreas: { readonly top: string; readonly bottom: string }
  /** Where the site's server is, without a slash at the end; empty when it is where the app came from, null when nobody has said yet. */
  serverAddress(): string | null
  /** Keeps the address of the server for the next starts. */
  keepServerAddress(address: string): void
  /** Shows an address that is not part of the app, such as a payment page. */
  openExternal(url: string): void
  /** Gives somebody a file to keep; resolves to where it went, in words, where the device does not show that itself. */
  saveFile(file: Blob, name: string): Promise<string | null>
  /** Prints one sheet of paper, which is an SVG of its size. */
  print(sheet: Blob, paper: SheetOfPaper): Promise<void>
  /** Hears of the links that somebody has followed elsewhere and that lead into the app, from the one it was started with on. */
  onLink(open: (link: string) => void): void
}

export interface SheetOfPaper {
  size: 'A4' | 'Letter'
  orientation: 'portrait' | 'landscape'
}
