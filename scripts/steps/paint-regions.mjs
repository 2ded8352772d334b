/** How far a ring stays clear of the gap it marks (px). */
const RING_CLEARANCE = 2

/**
 * Every region in a colour of its own, lines black, guessed gaps ringed in red.
 * @param {import('../../packages/lineart/src/index.ts').RegionMap} map
 * @param {import('../../packages/lineart/src/index.ts').Ink} ink
 */
export function paintRegions({ width, height, labels, count, gaps }, ink) {
  const data = new Uint8Array(width * height * 4).fill(255)
  const colours = Array.from({ length: count + 1 }, (_, label) => colourOf(label))
  for (let i = 0; i < labels.length; i++) data.set(ink.data[i] ? [0, 0, 0] : (colours[labels[i] ?? 0] ?? []), 4 * i)
  for (const { x, y, width: gap } of gaps)
    for (let step = 0; step < 60; step++) {
      const angle = (step / 60) * 2 * Math.PI
      const px = Math.round(x + (gap + RING_CLEARANCE) * Math.cos(angle))
      const py = Math.round(y + (gap + RING_CLEARANCE) * Math.sin(angle))
      if (px >= 0 && py >= 0 && px < width && py < height) data.set([220, 0, 0], 4 * (py * width + px))
    }
  return { width, height, data }
}

/**
 * Pastels whose hues turn by the golden angle, so that neighbours in number look different; unlabelled is white.
 * @param {number} label
 */
function colourOf(label) {
  if (label === 0) return [255, 255, 255]
  const hue = (label * 137.508) % 360
  const depth = 0.45 + 0.2 * (label % 3)
  return [5, 3, 1].map((offset) => {
    const k = (offset + hue / 60) % 6
    return Math.round(255 * (1 - depth * Math.max(0, Math.min(k, 4 - k, 1))))
  })
}
