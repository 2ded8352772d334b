import { BOOT_ELEMENT_ID, SCREEN_ELEMENT_ID } from '@huebook/contract'
import { escapeHtml } from '#platform/html/escape-html.ts'
import { iconVersion } from './app-icons.ts'
import type { SiteFacts } from './site-sources.ts'

const SITE_BLOCK = /<!--site:start-->[\s\S]*?<!--site:end-->/

/** Where the picture for links to the site is found. */
export const SITE_PICTURE = '/site-picture.png'

/** What a screen is, for those who find it or are sent a link to it. */
export interface ScreenHead {
  title: string
  description: string
  /** Its one address, from the site's own on. */
  path: string
  picture?: { address: string; width: number; height: number; words: string }
  /** The same once more for machines, in the words of schema.org. */
  data?: readonly object[]
}

interface Options {
  facts: SiteFacts
  publicUrl: string
  /** Nothing for a screen of the app: those are nobody's to find. */
  screen?: ScreenHead
  /** Whether the app will start from this page, and needs to know the site. */
  startsApp: boolean
  /** What the screen shows besides, where the app needs to know that, too. */
  shown?: object
}

/** Writes what the site and a screen are called, and what the app starts with, into a page. */
export function writeHead(template: string, { facts, publicUrl, screen, startsApp, shown }: Options): string {
  const absolute = (address: string): string => new URL(address, publicUrl).href
  const { title, description, path, picture, data } = screen ?? {
    title: facts.name,
    description: facts.tagline,
    path: '/',
  }
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    screen ? `<link rel="canonical" href="${escapeHtml(absolute(path))}">` : named('robots', 'noindex'),
    `<link rel="icon" href="${escapeHtml(facts.icon)}">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=${iconVersion(facts.icon)}">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    meta('og:type', 'website'),
    meta('og:site_name', facts.name),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', absolute(path)),
    meta('og:image', absolute(picture?.address ?? SITE_PICTURE)),
    meta('og:image:width', String(picture?.width ?? 1200)),
    meta('og:image:height', String(picture?.height ?? 630)),
    ...(picture ? [meta('og:image:alt', picture.words)] : []),
    named('twitter:card', 'summary_large_image'),
    ...(data ? [`<script type="application/ld+json">${scriptSafe(graphOf(data))}</script>`] : []),
    ...(startsApp ? [dataFor(BOOT_ELEMENT_ID, facts.boot)] : []),
    ...(shown ? [dataFor(SCREEN_ELEMENT_ID, shown)] : []),
  ]
  // A function, since a "$&" in somebody's tagline would otherwise be taken for a pattern.
  return template.replace(SITE_BLOCK, () => head.join('\n    '))
}

const dataFor = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${scriptSafe(data)}</script>`

const graphOf = (data: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': data })

/** JSON in which no text can end the script element. */
const scriptSafe = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
