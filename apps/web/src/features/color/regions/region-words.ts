import type { RegionPaint, RegionPlace } from '@huebook/coloring'

const ROWS = ['top', '', 'bottom'] as const
const COLUMNS = ['left', '', 'right'] as const

function whereIs({ row, column, isAround }: Pick<RegionPlace, 'row' | 'column' | 'isAround'>): string {
  if (isAround) return 'around everything'
  return [ROWS[row], COLUMNS[column]].filter(Boolean).join(' ') || 'centre'
}

export function paintWords(paint: RegionPaint, nameOf: (color: string) => string): string {
  if (paint.is === 'several') return 'several colours'
  return paint.is === 'one' ? nameOf(paint.color).toLowerCase() : 'empty'
}

/** A region as it is spoken: "region 4 of 31, large, top left, empty". */
export const regionWords = (
  place: Pick<RegionPlace, 'size' | 'row' | 'column' | 'isAround'>,
  { at, count, paint }: { at: number; count: number; paint: string },
): string => `region ${at + 1} of ${count}, ${place.size}, ${whereIs(place)}, ${paint}`
