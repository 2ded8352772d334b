/** Chance that falls the same way every time, so that two demonstration sites look alike. */
export interface Dice {
  /** From 0 up to but not including 1. */
  roll(): number
  between(min: number, max: number): number
  pick<T>(items: readonly T[]): T
}

export function createDice(seed: number): Dice {
  let state = seed
  const roll = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    roll,
    between: (min, max) => min + Math.floor(roll() * (max - min + 1)),
    pick: (items) => items[Math.floor(roll() * items.length)] as (typeof items)[number],
  }
}
