import type { Ink } from '../../pixels.ts'
import { labelInk } from '../../regions/label-paper.ts'
import type { Plane } from '../planes/plane.ts'

/**
 * Lines where the plane is below -weak, as long as they are somewhere below -strong: faint continuations of clear
 * edges stay, faint texture goes (J. Canny: A computational approach to edge detection, 1986).
 */
export function hysteresis({ width, height, data }: Plane, weak: number, strong: number): Ink {
  const ink = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) ink[i] = (data[i] as number) < -weak ? 1 : 0
  const { labels, count } = labelInk({ width, height, data: ink })
  const isClear = new Uint8Array(count + 1)
  for (let i = 0; i < data.length; i++) if ((data[i] as number) < -strong) isClear[labels[i] as number] = 1
  isClear[0] = 0
  for (let i = 0; i < data.length; i++) ink[i] = isClear[labels[i] as number] as number
  return { width, height, data: ink }
}
