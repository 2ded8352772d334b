export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

/** A ring of round petals. */
export function scallops(cx: number, cy: number, radius: number, count: number, roundness = 1.08) {
  const point = (i: number) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`
  }
  const bow = (radius * Math.sin(Math.PI / count) * roundness).toFixed(1)
  const bows = Array.from({ length: count }, (_, i) => `A${bow} ${bow} 0 0 1 ${point(i + 1)}`)
  return `M${point(0)}${bows.join('')}Z`
}
