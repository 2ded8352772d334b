import type { Bridge } from './bridges.ts'
import { type Contacts, contactList } from './contacts.ts'
import type { Watershed } from './watershed.ts'

/**
 * Gives the paper under bridges to the basins beside it, since a bridge is no line until it is taken for a gap.
 * Answers where basins touch over bridges; the contacts' pixel is the bridge's number.
 */
export function floodBridges({ basins, area }: Watershed, bridges: readonly Bridge[], stride: number): Contacts {
  const bridgeAt = new Map(bridges.flatMap(({ pixels }, number) => pixels.map((pixel) => [pixel, number])))
  const beside = (pixel: number) => [pixel - stride, pixel - 1, pixel + 1, pixel + stride]
  let dry = [...bridgeAt.keys()]
  // What lies between others is reached over them; what nothing reaches is a pinhole, hence line.
  for (let before = -1; before !== dry.length; ) {
    before = dry.length
    dry = dry.filter((pixel) => {
      const basin = beside(pixel).find((next) => (basins[next] as number) > 0)
      if (basin === undefined) return true
      basins[pixel] = basins[basin] as number
      area[basins[pixel] as number] = (area[basins[pixel] as number] as number) + 1
      return false
    })
  }
  const contacts = contactList()
  for (const [pixel, number] of bridgeAt) {
    const here = basins[pixel] as number
    for (const next of beside(pixel)) {
      const there = basins[next] as number
      // A bridge may end on another one built before: it is that one which keeps apart what touches there.
      if (here > 0 && there > 0 && there !== here)
        contacts.add(Math.min(number, bridgeAt.get(next) ?? number), here, there)
    }
  }
  return contacts.finished()
}
