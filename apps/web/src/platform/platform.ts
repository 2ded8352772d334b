/** What differs between a browser and the apps that wrap the same build. */
export interface Platform {
  /**
   * Whether it lies on the device itself: there is no landing to pass, nothing of it has to be kept for later, and it stays
   * as it is while a browser shows another address.
   */
  readonly isInstalled: boolean
  /** Whether a child is taken to have it in hand until somebody says otherwise, as the stores ask of an app for children. */
  readonly guardsChildren: boolean
  /** What the device itself covers of the screen, as lengths in CSS. */
  readonly safeAreas: { readonly top: string; readonly bottom: string }
  /** Where the site's server is, without a slash at the end; empty when it is where the app came from, null when nobody has said yet. */
  serverAddress(): string | null
  /** Keeps the address of the server for the next starts. */
  keepServerAddress(address: string): void
  /** Shows an address that is not part of the app, such as a payment page. */
  openExternal(url: string): void
  /** Gives somebody a file to keep; resolves to where it went, where the device does not show that itself. */
  saveFile(file: Blob, name: string): Promise<SavedFile | null>
  /** Hands a link to whatever people share things with on their device. */
  share(link: SharedLink): Promise<ShareOutcome>
  /** The device's own camera and gallery, where they are not behind every field for a picture anyway. */
  readonly pictures: PictureSource | null
  /** Prints one sheet of paper, which is an SVG of its size. */
  print(sheet: Blob, paper: SheetOfPaper): Promise<void>
  /** Hears of the links that somebody has followed elsewhere and that lead into the app, from the one it was started with on. */
  onLink(open: (link: string) => void): void
  /** Hears of the way back that the device has outside the screen; where that leads nowhere, the app is left. */
  onBack(goBack: () => 'went' | 'nowhere'): void
  /** Hears of somebody who comes back to the app from elsewhere, such as a payment page; answers what ends that. */
  onReturn(hear: () => void): () => void
  /** Where the session is kept. Whatever has to be fetched for that is there once `isReady` is. */
  sessionStorage(): KeyStore
  /** What has to be waited for before the app begins; nothing where everything is at hand. */
  readonly isReady: Promise<void> | null
  /** A soft tick under the finger, where there is a motor. */
  tick(): void
}

/** As much of a browser's storage as one value needs. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SavedFile {
  /** Where it went, in words for a person. */
  words: string
  share(): Promise<ShareOutcome>
}

export interface SharedLink {
  title: string
  url: string
}

/** Handed to another app, given up by the person themself, or not possible here and now. */
export type ShareOutcome = 'shared' | 'left' | 'unable'

export interface PictureSource {
  /** Each answers nothing when somebody thinks better of it. */
  take(): Promise<File | null>
  choose(): Promise<File | null>
}

export interface SheetOfPaper {
  size: 'A4' | 'Letter'
  orientation: 'portrait' | 'landscape'
}
