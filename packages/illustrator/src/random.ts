/** Chance that repeats itself: the same seed deals the same numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from 0 up to, not including, the count. */
  below(count: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function randomFrom(seed: string | number): Random {
  const next = mulberry32(hash(String(seed)))
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.')
      return items[below(items.length)] as (typeof items)[number]
    },
    shuffled: (items) => {
      const result = [...items]
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const kept = result[i] as (typeof items)[number]
        result[i] = result[j] as (typeof items)[number]
        result[j] = kept
      }
      return result
    },
  }
}

/** Tommy Ettinger's generator: 32 bits of state, good enough to scatter flowers. */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}
