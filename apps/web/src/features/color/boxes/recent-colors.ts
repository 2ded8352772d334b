import type { HexColor } from '@huebook/coloring'
import { isColor, isSameColor } from '#ui/color/hex-color.ts'
import { PENCILS } from './pencils.ts'

/** One row of the palette. */
const KEPT = 5
const KEY = 'recent-colors'

/** The mixed colours that were used last, the newest first; those of the tray lie there anyway. */
export function withRecent(recent: readonly HexColor[], color: HexColor): readonly HexColor[] {
  if (PENCILS.some((pencil) => isSameColor(pencil.color, color))) return recent
  return [color, ...recent.filter((one) => !isSameColor(one, color))].slice(0, KEPT)
}

export function readRecent(open: () => Pick<Storage, 'getItem'>): readonly HexColor[] {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isColor).slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepRecent(open: () => Pick<Storage, 'setItem'>, recent: readonly HexColor[]): void {
  try {
    open().setItem(KEY, JSON.stringify(recent))
  } catch {}
}
