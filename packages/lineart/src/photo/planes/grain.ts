import { blurred, type Plane } from './plane.ts'

/** Every so many pixels one is looked at. */
const STEP = 7

/** The quarter of the picture with the least going on is plain surface: what goes on there is grain. */
const PLAIN_SHARE = 0.25

/** How much pixels of plain surfaces differ from their surroundings (0 to 1): a camera's noise, fur, grass. */
export function grainOf(plane: Plane): number {
  const { data } = blurred(plane, 1)
  const differences = new Float32Array(Math.ceil(data.length / STEP))
  for (let at = 0; at < differences.length; at++)
    differences[at] = Math.abs((plane.data[at * STEP] as number) - (data[at * STEP] as number))
  return differences.sort()[Math.floor(PLAIN_SHARE * (differences.length - 1))] as number
}
