import type { Platform } from './platform.ts'

export const browserPlatform: Platform = {
  kind: 'browser',
  safeAreas: { top: 'env(safe-area-inset-top)', bottom: 'env(safe-area-inset-bottom)' },
  serverAddress: () => '',
  // A site is always served by its own server.
  keepServerAddress: () => undefined,
  openExternal: (url) => window.location.assign(url),
}
