import type { Platform, SharedLink, ShareOutcome } from './platform.ts'
import { printSheet } from './print-sheet.ts'

/** Long enough (ms) for a browser to have begun the download. */
const BEGUN_WITHIN = 10_000

async function saveFile(file: Blob, name: string): Promise<null> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_WITHIN)
  return null
}

/** As short as a motor can (ms): felt, and not heard. */
const TICK_MS = 8

async function share(link: SharedLink): Promise<ShareOutcome> {
  // Only on https and localhost, and not in every browser.
  if (!('share' in navigator)) return 'unable'
  try {
    await navigator.share({ ...link })
    return 'shared'
  } catch (error) {
    // They have closed it again.
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'unable'
  }
}

function onReturn(hear: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && hear()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

export const browserPlatform: Platform = {
  isInstalled: false,
  guardsChildren: false,
  safeAreas: { top: 'var(--safe-top)', bottom: 'var(--safe-bottom)' },
  serverAddress: () => '',
  // A site is always served by its own server.
  keepServerAddress: () => undefined,
  openExternal: (url) => window.location.assign(url),
  saveFile,
  print: (sheet, paper) => printSheet(sheet, paper, () => window.print()),
  // They are addresses of the site, which the browser opens itself.
  onLink: () => undefined,
  share,
  pictures: null,
  // A browser goes back by itself.
  onBack: () => undefined,
  onReturn,
  sessionStorage: () => window.localStorage,
  isReady: null,
  tick() {
    if ('vibrate' in navigator) navigator.vibrate(TICK_MS)
  },
}
