import { SERVER_KEY, SESSION_KEY } from '#platform/kept-keys.ts'
import type { Platform } from '#platform/platform.ts'
import { printSheet } from '#platform/print-sheet.ts'
import type { Device } from './device.ts'
import { createKeptSession } from './kept-session.ts'
import type { System } from './systems.ts'

/** What speaks with the shell is loaded in the mobile apps alone. */
const theDevice = async () => (await import('./device.ts')).device

/** What the mobile apps do by the device instead of by its web view. */
export function mobilePlatform(
  app: Platform,
  { saved, top }: System,
  device: () => Promise<Pick<Device, keyof Device>> = theDevice,
): Platform {
  const session = createKeptSession(device)
  const returned = new Set<() => void>()

  /** A phone that needs room throws away what web views have stored: the address of the site must not go with it. */
  async function loadServer(): Promise<void> {
    const { value } = await (await device()).notes.get({ key: SERVER_KEY })
    if (value !== null) app.keepServerAddress(value)
  }
  const load = async () => {
    await Promise.allSettled([session.load(SESSION_KEY), loadServer()])
  }
  void device().then(({ onReturn }) => onReturn(() => returned.forEach((hear) => void hear())))

  return {
    ...app,
    safeAreas: { ...app.safeAreas, top },
    isReady: load(),
    sessionStorage: () => session.storage,
    keepServerAddress(address) {
      app.keepServerAddress(address)
      void device().then(({ notes }) => notes.set({ key: SERVER_KEY, value: address }))
    },
    openExternal: (url) => {
      // A device without a browser of that kind has another, to which its web view knows the way.
      device()
        .then((it) => it.openExternal(url))
        .catch(() => app.openExternal(url))
    },
    saveFile: async (file, name) => (await device()).saveFile(file, name, saved),
    share: async (link) => (await device()).share(link),
    print: async (sheet, paper) => printSheet(sheet, paper, async () => (await device()).print(document.title)),
    pictures: {
      take: async () => (await device()).pictures.take(),
      choose: async () => (await device()).pictures.choose(),
    },
    tick() {
      // Not every tablet has a motor.
      device()
        .then((it) => it.tick())
        .catch(() => undefined)
    },
    onLink: (open) => void device().then((it) => it.onLink(open)),
    onBack: (goBack) => void device().then((it) => it.onBack(goBack)),
    onReturn(hear) {
      returned.add(hear)
      return () => void returned.delete(hear)
    },
  }
}
