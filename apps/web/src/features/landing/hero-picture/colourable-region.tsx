import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { type Crayon, crayonFill, crayons } from '#ui/drawings/crayons.tsx'
import type { Region } from './layers.ts'

export interface Coloring {
  crayon: Crayon | undefined
  /** What the colour runs over, and from where, in the drawing's own units. */
  over?: Crayon | undefined
  from?: { x: number; y: number }
}

interface ColourableRegionProps {
  drawing: string
  region: Region
  coloring: Coloring
  /** The one region that the Tab key reaches; arrow keys go on from there. */
  reachable: boolean
  onColor(region: string, from: { x: number; y: number }): void
  onStep(region: string, by: 1 | -1): void
  /** The region whose outline has to be seen, or none; only for those who use the keyboard. */
  onFocus(region: Region | null): void
}

export const clipIdOf = (drawing: string, region: string) => `${drawing}-${region.replaceAll(' ', '-')}`

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const middleOf = (shape: SVGGraphicsElement) => {
  const { x, y, width, height } = shape.getBBox()
  return { x: x + width / 2, y: y + height / 2 }
}

function pointIn(shape: SVGGraphicsElement, event: MouseEvent) {
  const toDrawing = shape.getScreenCTM()?.inverse()
  return toDrawing ? new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing) : middleOf(shape)
}

/** A shape that takes the colour of the pencil in hand, spreading from where it is touched. */
export function ColourableRegion({
  drawing,
  region,
  coloring,
  reachable,
  onColor,
  onStep,
  onFocus,
}: ColourableRegionProps) {
  const { region: name, d, begun, within } = region
  const { crayon, over, from } = coloring
  const clipId = clipIdOf(drawing, name)
  const clip = within || begun ? { clipPath: `url(#${clipId})` } : {}
  const spread = from && ({ '--from-x': `${from.x}px`, '--from-y': `${from.y}px` } as CSSProperties)

  const onKeyDown = (event: KeyboardEvent<SVGPathElement>) => {
    const step = steps[event.key]
    if (step) onStep(name, step)
    else if (event.key === 'Enter' || event.key === ' ') onColor(name, middleOf(event.currentTarget))
    else return
    event.preventDefault()
  }

  return (
    <>
      {(within || begun) && (
        <clipPath id={clipId}>
          <path d={within ?? d} />
        </clipPath>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a shape of a drawing cannot be an HTML button */}
      <path
        role="button"
        tabIndex={reachable ? 0 : -1}
        aria-label={crayon ? `${name}, ${crayon}` : `${name}, not coloured yet`}
        d={d}
        fill={crayonFill(drawing, from ? over : crayon)}
        className="colourable"
        onClick={(event) => onColor(name, pointIn(event.currentTarget, event))}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => onFocus(currentTarget.matches(':focus-visible') ? region : null)}
        onBlur={() => onFocus(null)}
        {...(within ? clip : {})}
      />
      {from && (
        <g {...(within ? clip : {})} pointerEvents="none">
          <path key={crayon} d={d} fill={crayonFill(drawing, crayon)} className="animate-spread" style={spread} />
        </g>
      )}
      {begun && !crayon && (
        <path
          d={begun.strokes}
          fill="none"
          stroke={crayons[begun.crayon]}
          strokeWidth="17"
          opacity="0.5"
          pointerEvents="none"
          {...clip}
        />
      )}
    </>
  )
}
