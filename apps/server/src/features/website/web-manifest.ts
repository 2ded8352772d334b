import type { PublicSettingName, Setting } from '@huebook/contract'
import { createPreparer, type Prepared } from '#http/prepared.ts'
import { DEFAULT_ICON } from './site-sources.ts'

interface Sources {
  /** Gives the same value while nothing has changed. */
  readSettings(): Promise<Setting[]>
}

/** Tells browsers how the site is called and looks where somebody puts it beside their apps. */
export function createWebManifest({ readSettings }: Sources): () => Promise<Prepared> {
  const prepared = createPreparer<Setting[]>()
  return async () => {
    const settings = await readSettings()
    return prepared(settings, () => JSON.stringify(manifestOf(settings)))
  }
}

function manifestOf(settings: Setting[]) {
  const setting = (name: PublicSettingName): string => settings.find((entry) => entry.name === name)?.value ?? ''
  return {
    name: setting('app_name'),
    description: setting('tagline'),
    start_url: '/pages/public',
    display: 'standalone',
    background_color: '#FFFCF7',
    theme_color: '#FFFCF7',
    icons: [{ src: setting('favicon') || DEFAULT_ICON, sizes: 'any' }],
  }
}
