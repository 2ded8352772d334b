const FORTH = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

const OTHER_WAY: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key that does in a place that runs from right to left what this one does in others. */
export const mirroredKey = (key: string): string => OTHER_WAY[key] ?? key

/** Where a key leads from one of some buttons that lie in rows; nothing for a key that leads nowhere. */
export function nextStop(key: string, at: number, count: number, inRow: number): number | null {
  const isDown = key === 'ArrowDown' || key === 'ArrowUp'
  const way = FORTH.includes(key) ? 1 : BACK.includes(key) ? -1 : 0
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (way === 0) return null
  if (!isDown || inRow === 1) return (at + way + count) % count
  const next = at + way * inRow
  return next >= 0 && next < count ? next : at
}
