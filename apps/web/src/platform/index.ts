import { browserPlatform } from './browser.ts'
import type { Platform } from './platform.ts'

export const platform: Platform = browserPlatform
