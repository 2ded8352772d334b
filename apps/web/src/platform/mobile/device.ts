import { ImpactStyle } from '@capacitor/haptics'
import type { PictureSource, SavedFile, SharedLink, ShareOutcome } from '#platform/platform.ts'
import { type Plugins, plugins } from './plugins.ts'
import { saveFile } from './save-file.ts'
import { choosePicture, takePicture } from './take-picture.ts'

/** What the share plugins of both systems say when somebody closes the sheet again. */
const LEFT = /cancel/i

/** What a phone or tablet does for the app, by the plugins of its shell. */
export function createDevice({ App, Browser, Camera, Filesystem, Haptics, Printer, Share, ...kept }: Plugins) {
  async function share(what: { title: string; url?: string; files?: string[] }): Promise<ShareOutcome> {
    try {
      await Share.share(what)
      return 'shared'
    } catch (error) {
      return LEFT.test(String((error as Error).message)) ? 'left' : 'unable'
    }
  }

  const fetch: typeof window.fetch = (...request) => window.fetch(...request)
  const pictures: PictureSource = {
    take: () => takePicture(Camera, fetch),
    choose: () => choosePicture(Camera, fetch),
  }

  return {
    secrets: kept.SecureStorage,
    notes: kept.Preferences,
    pictures,
    share: (link: SharedLink) => share({ ...link }),
    /** In the system's own browser, which has an address bar and knows somebody's cards; above the app, which stays. */
    openExternal: (url: string) => Browser.open({ url }),
    async saveFile(file: Blob, name: string, words: string): Promise<SavedFile> {
      const address = await saveFile(Filesystem, file, name)
      return { words, share: () => share({ title: name, files: [address] }) }
    },
    print: (name: string) => Printer.printWebView({ name }),
    tick: () => Haptics.impact({ style: ImpactStyle.Light }),
    /** The link the app was started with is told, too: the shell waits with it. */
    onLink: (open: (link: string) => void) =>
      App.addListener('appUrlOpen', ({ url }) => {
        // Whoever paid comes back by a link, and the browser would lie above the screen it leads to.
        void Browser.close().catch(() => undefined)
        open(url)
      }),
    /** Out of the app is to the screen before it: it stays as it was, and is there at once the next time. */
    onBack: (goBack: () => 'went' | 'nowhere') =>
      App.addListener('backButton', () => {
        if (goBack() === 'nowhere') void App.minimizeApp()
      }),
    async onReturn(hear: () => void): Promise<void> {
      await App.addListener('appStateChange', ({ isActive }) => {
        if (isActive) hear()
      })
      // On iPhones it lies within the app, which never went away.
      await Browser.addListener('browserFinished', hear)
    },
  }
}

export type Device = ReturnType<typeof createDevice>

export const device = createDevice(plugins)
