/** Only tells this site apart from every other; nobody goes there. */
const HERE = 'https://this-site.invalid'

const isOnePath = (path: string) => path.startsWith('/') && !path.startsWith('//')

/**
 * An address inside this site in its plain form, or null for anything that leads elsewhere. Looked at before and after
 * the browser's own reading of it: `/\evil.example` and `/.//evil.example` only become another site's while being read.
 */
export function ownAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !isOnePath(address) || address.includes('\\')) return null
  if (!URL.canParse(address, HERE)) return null
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && isOnePath(pathname) ? pathname + search + hash : null
}
