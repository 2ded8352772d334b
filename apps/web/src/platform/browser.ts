import type { Platform } from './platform.ts'

export const browserPlatform: Platform = {
  kind: 'browser',
  serverAddress: () => '',
  openExternal: (url) => window.location.assign(url),
}
