/**
 * Carries labels outwards over everything that has none, the nearest first, so that a fill reaches the middle of the
 * line around it and the line's soft edge leaves no halo. Changes the bordered plane; the border (-1) stays.
 * `unlabelled` is how many pixels have no label yet.
 */
export function growLabels(labels: Int32Array, stride: number, unlabelled: number): void {
  const queue = new Int32Array(unlabelled)
  let end = 0
  // A pixel is queued when it gets its label, hence once; the first ones get theirs here.
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] !== 0) continue
    const near = labelBeside(labels, stride, i)
    if (near > 0) {
      // Marked below zero until all first ones are known, or a label would run along the row it was found in.
      labels[i] = -1 - near
      queue[end++] = i
    }
  }
  for (let i = 0; i < end; i++) labels[queue[i] as number] = -1 - (labels[queue[i] as number] as number)
  for (let start = 0; start < end; start++) {
    const pixel = queue[start] as number
    const label = labels[pixel] as number
    for (let side = 0; side < 4; side++) {
      const next = pixel + (side < 2 ? (side === 0 ? -stride : -1) : side === 2 ? 1 : stride)
      if (labels[next] !== 0) continue
      labels[next] = label
      queue[end++] = next
    }
  }
}

function labelBeside(labels: Int32Array, stride: number, i: number): number {
  const up = labels[i - stride] as number
  if (up > 0) return up
  const left = labels[i - 1] as number
  if (left > 0) return left
  const right = labels[i + 1] as number
  if (right > 0) return right
  return labels[i + stride] as number
}
