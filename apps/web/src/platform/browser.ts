import type { Platform } from './platform.ts'
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

export const browserPlatform: Platform = {
  isInstalled: false,
  safeAreas: { top: 'env(safe-area-inset-top)', bottom: 'env(safe-area-inset-bottom)' },
  serverAddress: () => '',
  // A site is always served by its own server.
  keepServerAddress: () => undefined,
  openExternal: (url) => window.location.assign(url),
  saveFile,
  print: (sheet, paper) => printSheet(sheet, paper, () => window.print()),
  // They are addresses of the site, which the browser opens itself.
  onLink: () => undefined,
}
