import { LINK_SCHEMES } from '@huebook/contract'

const SAFE = new Set(LINK_SCHEMES.map((scheme) => `${scheme}:`))

/** An address somebody typed, as one that can be linked to; null for what no visitor should be sent to. */
export function externalAddress(typed: string): string | null {
  const trimmed = typed.trim()
  if (!trimmed) return null
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = URL.canParse(candidate) ? new URL(candidate) : null
  return url && SAFE.has(url.protocol) ? url.href : null
}

/** A path of this site; null for anything else, such as `//elsewhere.example`. */
export const ownPath = (typed: string): string | null => (/^\/(?![/\\])/.test(typed.trim()) ? typed.trim() : null)

export const isLinkable = (typed: string): boolean => ownPath(typed) !== null || externalAddress(typed) !== null
