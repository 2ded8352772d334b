import type { Boot } from '@huebook/contract'
import { SITE_KEY } from '#platform/kept-keys.ts'
import { parseBoot } from './parse-boot.ts'

/** What the site is called, says and sells, on this device: an app opens with it where nobody can be asked. */
export const createKeptSite = (storage: () => Storage) => ({
  keep(server: string, boot: Boot): void {
    try {
      storage().setItem(SITE_KEY, JSON.stringify({ server, boot }))
    } catch {
      // Where nothing can be kept it is asked for each time.
    }
  },
  /** Nothing where another site was kept. */
  read(server: string): Boot | null {
    try {
      const kept = JSON.parse(storage().getItem(SITE_KEY) ?? '{}')
      return kept.server === server ? parseBoot(JSON.stringify(kept.boot)) : null
    } catch {
      return null
    }
  },
})
