const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * Counts the scans of a JPEG up to its end, in the way its decoder comes across them: small pictures inside its metadata
 * and whatever comes behind it are not its own.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0
  for (let at = 2; at + 1 < jpeg.length; at++) {
    // Byte by byte, since a file may consist of nothing but markers: looking each up would take a second.
    const marker = jpeg[at] === 0xff ? jpeg[at + 1] : 0
    if (marker === END_OF_IMAGE) break
    if (marker === START_OF_SCAN) scans += 1
    if (marker && hasLength(marker)) at += 1 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
  }
  return scans
}

/**
 * Restarts and the start of a picture stand alone. So do the reserved markers below them: the decoder goes on behind such
 * a one at once, and what a false length made us skip would hide scans from us, not from it.
 */
const hasLength = (marker: number): boolean => marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8)
