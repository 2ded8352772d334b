import { useState } from 'react'
import type { Crayon } from '#ui/drawings/crayons.tsx'
import type { Coloring } from './colourable-region.tsx'
import type { Layer, Region } from './layers.ts'

export const isRegion = (layer: Layer): layer is Region => 'region' in layer

/** Keeps which shape of a picture has which colour, and which pencil is in hand. */
export function useColoring(layers: Layer[], firstCrayon: Crayon) {
  const [crayon, takeCrayon] = useState(firstCrayon)
  const [colorings, setColorings] = useState<Record<string, Coloring>>(() =>
    Object.fromEntries(layers.filter(isRegion).map(({ region, crayon }) => [region, { crayon }])),
  )

  const color = (region: string, from: { x: number; y: number }) =>
    setColorings((before) => {
      const over = before[region]?.crayon
      return over === crayon ? before : { ...before, [region]: { crayon, over, from } }
    })

  return { crayon, takeCrayon, colorings, color }
}
