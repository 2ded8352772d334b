/** Large enough (px) that a browser which changes a few pixels in a thousand changes some of these. */
const SIDE = 64

let known: boolean | undefined

/**
 * Whether what is read from a canvas is what was drawn on it. Browsers that protect people from being recognised give noise
 * instead (Tor, Mullvad, LibreWolf, Brave): nothing that was read from there may be shown to an algorithm or kept.
 */
export function isCanvasHonest(): boolean {
  known ??= readsBack()
  return known
}

/** Draws a pattern of which each pixel is another, since some change only pictures with something on them, and reads it. */
function readsBack(): boolean {
  try {
    const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })
    if (!pen) return false
    const drawn = new ImageData(SIDE, SIDE)
    for (let i = 0; i < drawn.data.length; i++) drawn.data[i] = i % 4 === 3 ? 255 : (i * 151) & 255
    pen.putImageData(drawn, 0, 0)
    const read = pen.getImageData(0, 0, SIDE, SIDE).data
    return read.every((value, i) => value === drawn.data[i])
  } catch {
    return false
  }
}
