import type { Ink } from '../../pixels.ts'

/** The pixels of lines one pixel thin, in the order a pen would go: from end to end, or to where lines meet. */
export function followLines({ width, data }: Ink): number[][] {
  const left = data.slice()
  // Straight ways first, so that a corner is cut only where the line itself does.
  const steps = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
  const next = (pixel: number): number | undefined => {
    for (const step of steps) if (left[pixel + step]) return pixel + step
    return undefined
  }
  const walk = (start: number | undefined): number[] => {
    const pixels: number[] = []
    for (let at = start; at !== undefined; at = next(at)) {
      left[at] = 0
      pixels.push(at)
    }
    return pixels
  }
  const isEnd = (pixel: number) => steps.reduce((sum, step) => sum + (data[pixel + step] as number), 0) === 1
  const lines: number[][] = []
  for (let i = 0; i < data.length; i++) if (left[i] && isEnd(i)) lines.push(walk(i))
  for (let i = 0; i < data.length; i++) {
    if (!left[i]) continue
    const onward = walk(i)
    lines.push([...walk(next(i)).reverse(), ...onward])
  }
  return lines
}
