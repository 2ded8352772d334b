import type { PublicSettingName, Setting } from '@huebook/contract'
import { createPreparer, type Prepared } from '#http/prepared.ts'
import { APP_ICONS, iconVersion, PAPER } from './app-icons.ts'
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

/** More letters than that have no room below an icon, and fewer than that say nothing. */
const SHORT_NAME = { most: 12, least: 5 }

/** As many whole words of a name as there is room for below an icon; all of it where too little would be left. */
export function shortNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const beginnings = words.map((_, last) => words.slice(0, last + 1).join(' '))
  const short = beginnings.findLast((beginning) => [...beginning].length <= SHORT_NAME.most) ?? ''
  const tidied = short.replace(/[^\p{L}\p{N}]+$/u, '')
  return [...tidied].length < SHORT_NAME.least ? name.trim() : tidied
}

/** What somebody is led to by a long press on the icon, in the words of the menu. */
const SHORTCUTS = [
  { name: 'Create page', url: '/pages/create' },
  { name: 'My pages', url: '/pages' },
  { name: 'Colored pages', url: '/pages/colored' },
]

function manifestOf(settings: Setting[]) {
  const setting = (name: PublicSettingName): string => settings.find((entry) => entry.name === name)?.value ?? ''
  const favicon = setting('favicon') || DEFAULT_ICON
  const version = iconVersion(favicon)
  const drawn = Object.entries(APP_ICONS).flatMap(([address, { side, purpose }]) =>
    purpose ? { src: `${address}?v=${version}`, sizes: `${side}x${side}`, type: 'image/png', purpose } : [],
  )
  return {
    // Where it began in earlier versions: by another id it would be another app than the one somebody has.
    id: '/pages/public',
    name: setting('app_name'),
    short_name: shortNameOf(setting('app_name')),
    description: setting('tagline'),
    lang: 'en',
    start_url: '/splash?start',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['kids', 'education', 'entertainment'],
    icons: [...drawn, ...(favicon === DEFAULT_ICON ? [{ src: favicon, sizes: 'any', type: 'image/svg+xml' }] : [])],
    shortcuts: SHORTCUTS,
  }
}
