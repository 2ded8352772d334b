/** The screen of this site that an address leads to, or null where it leads elsewhere. */
export function screenAt(address: string, site: string): string | null {
  if (!URL.canParse(address) || !URL.canParse(site)) return null
  const { origin, pathname, search } = new URL(address)
  return origin === new URL(site).origin ? pathname + search : null
}
