import type { Face } from './find-faces.ts'

/** The surest findings first, without those of a face that was found more surely. */
export function distinct(faces: readonly Face[]): Face[] {
  const kept: Face[] = []
  for (const face of [...faces].sort((a, b) => b.votes - a.votes))
    if (!kept.some((surer) => isWithin(face, surer))) kept.push(face)
  return kept
}

/** Whether the middle of the smaller of two faces lies in the larger: those that only touch are of two people. */
function isWithin(a: Face, b: Face): boolean {
  const across = Math.abs(a.x + a.size / 2 - b.x - b.size / 2)
  const down = Math.abs(a.y + a.size / 2 - b.y - b.size / 2)
  return Math.max(across, down) < Math.max(a.size, b.size) / 2
}
