// Both answer signed words: a typed array takes them as they are, and they fit a register where unsigned ones do not.

/** An opaque colour laid over a pixel with a coverage of 0 to 255. Straight alpha, each channel rounded to nearest. */
export function laidOver(below: number, color: number, coverage: number): number {
  const alpha = below >>> 24
  if (alpha === 0) return (color & 0xffffff) | (coverage << 24)
  const above = coverage * 255
  const under = alpha * (255 - coverage)
  const total = above + under
  const half = total >> 1
  const red = (((color & 0xff) * above + (below & 0xff) * under + half) / total) | 0
  const green = ((((color >>> 8) & 0xff) * above + ((below >>> 8) & 0xff) * under + half) / total) | 0
  const blue = ((((color >>> 16) & 0xff) * above + ((below >>> 16) & 0xff) * under + half) / total) | 0
  return red | (green << 8) | (blue << 16) | ((((total + 127) / 255) | 0) << 24)
}

/**
 * A clear colour laid over a pixel with a coverage of 0 to 255: how much of it (0 to 255) darkens what is there as glass
 * would, and the rest covers it.
 */
export function glazed(below: number, color: number, coverage: number, glass: number): number {
  const alpha = below >>> 24
  if (alpha === 0) return (color & 0xffffff) | (coverage << 24)
  const above = coverage * 255
  const under = alpha * (255 - coverage)
  const total = above + under
  const half = total >> 1
  // Where there is little beneath, there is little to darken.
  const darkened = (glass * alpha + 127) / 255
  const red = (glass8(color & 0xff, below & 0xff, darkened) * above + (below & 0xff) * under + half) / total
  const green =
    (glass8((color >>> 8) & 0xff, (below >>> 8) & 0xff, darkened) * above + ((below >>> 8) & 0xff) * under + half) /
    total
  const blue =
    (glass8((color >>> 16) & 0xff, (below >>> 16) & 0xff, darkened) * above + ((below >>> 16) & 0xff) * under + half) /
    total
  return red | 0 | ((green | 0) << 8) | ((blue | 0) << 16) | ((((total + 127) / 255) | 0) << 24)
}

const glass8 = (color: number, below: number, share: number): number =>
  (color * (255 - share) + ((color * below) / 255) * share) / 255

/** A pixel with a coverage of 0 to 255 rubbed out. What is left with no alpha has no colour either. */
export function rubbedOut(below: number, coverage: number): number {
  const alpha = (((below >>> 24) * (255 - coverage) + 127) / 255) | 0
  return alpha === 0 ? 0 : (below & 0xffffff) | (alpha << 24)
}
