import { useId, useRef, useState } from 'react'
import { CrayonBox } from '#ui/drawings/crayons.tsx'
import { Pencil } from '#ui/drawings/pencil.tsx'
import { ColourableRegion, clipIdOf } from './colourable-region.tsx'
import { foxInTheGarden } from './fox-in-the-garden.ts'
import type { Region } from './layers.ts'
import { PencilCase } from './pencil-case.tsx'
import { isRegion, useColoring } from './use-coloring.ts'

const regionNames = foxInTheGarden.filter(isRegion).map(({ region }) => region)
const frame = { x: 22, y: 22, width: 756, height: 756, rx: 30 }

/** Lies over everything: the shape itself may be half hidden by others. */
function FocusOutline({ drawing, region: { region, d, within } }: { drawing: string; region: Region }) {
  const clip = within ? { clipPath: `url(#${clipIdOf(drawing, region)})` } : {}
  return (
    <g fill="none" pointerEvents="none" {...clip}>
      <path d={d} stroke="#fff" strokeWidth="15" />
      <path d={d} stroke="#4f52dd" strokeWidth="8" />
    </g>
  )
}

/** A page somebody has begun to colour, for the visitor to go on with. */
export function HeroPicture() {
  const drawing = useId()
  const page = useRef<SVGSVGElement>(null)
  const { crayon, takeCrayon, colorings, color } = useColoring(foxInTheGarden, 'orange')
  const [focused, setFocused] = useState<Region | null>(null)
  const [reachable, setReachable] = useState(regionNames[0])

  const step = (from: string, by: 1 | -1) => {
    const next = (regionNames.indexOf(from) + by + regionNames.length) % regionNames.length
    setReachable(regionNames[next])
    page.current?.querySelectorAll<SVGElement>('[role=button]')[next]?.focus()
  }

  return (
    <figure className="w-full">
      <div className="rotate-[1.5deg] rounded-card border-2 border-ink bg-white shadow-lifted">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={page}
          viewBox="0 0 800 800"
          role="group"
          aria-label="A fox in a garden, to colour in"
          className="block w-full overflow-visible"
          stroke="#000"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <CrayonBox drawing={drawing} />
          <clipPath id={`${drawing}-frame`}>
            <rect {...frame} />
          </clipPath>
          <g clipPath={`url(#${drawing}-frame)`}>
            {foxInTheGarden.map((layer) =>
              isRegion(layer) ? (
                <ColourableRegion
                  key={layer.region}
                  drawing={drawing}
                  region={layer}
                  coloring={colorings[layer.region] ?? { crayon: undefined }}
                  reachable={layer.region === reachable}
                  onColor={color}
                  onStep={step}
                  onFocus={setFocused}
                />
              ) : 'ink' in layer ? (
                <path key={layer.ink} d={layer.ink} fill={layer.solid ? '#000' : 'none'} pointerEvents="none" />
              ) : (
                <path key={layer.shine} d={layer.shine} fill="#fff" stroke="none" pointerEvents="none" />
              ),
            )}
            {focused && <FocusOutline drawing={drawing} region={focused} />}
          </g>
          <rect {...frame} fill="none" pointerEvents="none" />
          <Pencil crayon={crayon} transform="translate(714 598) rotate(-32)" />
        </svg>
      </div>
      <figcaption className="mt-6 text-center text-ink-soft">Go on: pick a pencil and tap a shape.</figcaption>
      <PencilCase crayon={crayon} onTake={takeCrayon} />
    </figure>
  )
}
