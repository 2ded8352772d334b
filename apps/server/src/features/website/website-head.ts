import { BOOT_ELEMENT_ID, type Boot, type PublicSettingName } from '@huebook/contract'
import { escapeHtml } from '#platform/html/escape-html.ts'

const SITE_BLOCK = /<!--site:start-->[\s\S]*?<!--site:end-->/
export const DEFAULT_ICON = '/favicon.svg'

/** Writes the site's name, words and data into the app's index.html, so that the first paint needs no call. */
export function renderHead(template: string, boot: Boot, publicUrl: string): string {
  const setting = (name: PublicSettingName): string => boot.settings.find((entry) => entry.name === name)?.value ?? ''
  const name = escapeHtml(setting('app_name'))
  const tagline = escapeHtml(setting('tagline'))
  const icon = escapeHtml(setting('favicon') || DEFAULT_ICON)
  const head = [
    `<title>${name}</title>`,
    `<meta name="description" content="${tagline}">`,
    `<link rel="icon" href="${icon}">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${name}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${tagline}">`,
    `<meta property="og:url" content="${escapeHtml(publicUrl)}/">`,
    `<meta property="og:image" content="${escapeHtml(publicUrl)}/og.png">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptSafe(boot)}</script>`,
  ]
  // A function, since a "$&" in somebody's tagline would otherwise be taken for a pattern.
  return template.replace(SITE_BLOCK, () => head.join('\n    '))
}

/** JSON in which no text can end the script element. */
const scriptSafe = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
