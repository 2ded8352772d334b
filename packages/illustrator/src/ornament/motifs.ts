/** A single figure: which part of it a place lies in, counted from its middle; 0 is outside. */
export interface Motif {
  readonly part: (x: number, y: number) => number
  /** Which share of a whole turn it may be turned by. */
  readonly turns: number
}

const motif = (part: Motif['part'], turns = 1): Motif => ({ part, turns })

/** How far motifs reach from their middle. */
export const REACH = 0.42

export const flowers = motif((x, y) => {
  const [distance, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
  if (distance < 0.14) return 1
  if (distance > REACH * (0.78 + 0.22 * Math.cos(6 * angle))) return 0
  return 2 + (Math.floor((angle / Math.PI) * 3 + 6.5) % 6)
})

export const stars = motif((x, y) => {
  const [distance, angle] = [Math.hypot(x, y), Math.atan2(y, x)]
  if (distance < 0.15) return 1
  const fifth = Math.abs(2 * (((angle / Math.PI) * 2.5 + 5) % 1) - 1)
  return distance < REACH * (0.52 + 0.48 * fifth) ? 2 : 0
})

export const leaves = motif((x, y) => {
  const half = 0.3 * (1 - (x / 0.46) ** 2)
  return Math.abs(y) < half ? (y < 0 ? 1 : 2) : 0
})

export const hearts = motif((x, y) => {
  const isIn = (size: number): boolean => {
    const [u, v] = [x / size, -y / size]
    const ball = u * u + v * v - 1
    return ball * ball * ball - u * u * v * v * v < 0
  }
  return isIn(0.17) ? 1 : isIn(0.35) ? 2 : 0
}, 0.12)

export const swirls = motif((x, y) => {
  const distance = Math.hypot(x, y)
  if (distance > REACH) return 0
  const arm = (Math.atan2(y, x) / (2 * Math.PI) + distance / 0.32 + 2) % 1
  return arm < 0.5 ? 1 : 2
})

export const paisleys = motif((x, y) => {
  // A disc whose one side is drawn out to a bent tip.
  const isIn = (size: number): boolean => {
    const [u, v] = [(x + 0.06) / size, (y + 0.06) / size]
    const bent = v + 0.35 * Math.max(0, u) ** 2
    const half = u < 0 ? 1 - u * u : (1 - u / 1.55) ** 2 * (1 + u * 0.9)
    return u > -1 && u < 1.55 && bent * bent < half * 0.85
  }
  return isIn(0.14) ? 1 : isIn(0.31) ? 2 : 0
})

export const roundels = motif((x, y) => {
  const distance = Math.hypot(x, y)
  return distance < 0.13 ? 1 : distance < 0.28 ? 2 : distance < REACH ? 3 : 0
})
