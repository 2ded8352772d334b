import { useId } from 'react'
import { CrayonBox, crayonFill, crayonNames } from './crayons.tsx'
import { Paper } from './paper.tsx'
import { oval, scallops } from './shapes.ts'

/** How far each pencil stands out of the box: shorter ones have been used more. */
const TOPS = [112, 66, 128, 84, 54, 118, 74, 100]
const WIDTH = 52
const LEFT = 112

function StandingPencil({ x, top, fill }: { x: number; top: number; fill: string }) {
  const neck = top + 62
  const third = WIDTH / 3
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M0 ${neck}L${WIDTH / 2} ${top}L${WIDTH} ${neck}V330H0Z`} />
      <path
        d={`M${WIDTH / 2} ${top}L${WIDTH / 2 - 10} ${top + 24}Q${WIDTH / 2} ${top + 17} ${WIDTH / 2 + 10} ${top + 24}Z`}
        fill={fill}
      />
      <path
        d={`M0 ${neck}Q${third / 2} ${neck - 16} ${third} ${neck}Q${third * 1.5} ${neck - 16} ${third * 2} ${neck}Q${third * 2.5} ${neck - 16} ${WIDTH} ${neck}V330H0Z`}
        fill={fill}
      />
      <path d={`M${third} ${neck}V330M${third * 2} ${neck}V330`} fill="none" strokeWidth="3" />
    </g>
  )
}

/** A fresh box of pencils; as many of them are coloured in as somebody has used. */
export function PencilBox({ coloured, className }: { coloured: number; className: string }) {
  const drawing = useId()
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} />
      {crayonNames.map((crayon, i) => (
        <StandingPencil
          key={crayon}
          x={LEFT + i * WIDTH}
          top={TOPS[i] ?? 80}
          fill={i < coloured ? crayonFill(drawing, crayon) : '#fff'}
        />
      ))}
      <path d="M84 236H556V364Q556 384 536 384H104Q84 384 84 364Z" />
      <path d="M84 262H556" fill="none" />
      <path d={oval(282, 312, 5) + oval(358, 312, 5)} fill="#000" />
      <path d="M296 330Q320 354 344 330" fill="none" />
      <path
        d={oval(252, 330, 13, 9) + oval(388, 330, 13, 9)}
        fill={coloured > 0 ? crayonFill(drawing, 'pink') : '#fff'}
        strokeWidth="3.5"
      />
      <path
        d={scallops(132, 322, 18, 6) + scallops(508, 322, 18, 6)}
        fill={coloured > 4 ? crayonFill(drawing, 'amber') : '#fff'}
        strokeWidth="3.5"
      />
      <path d={oval(132, 322, 7) + oval(508, 322, 7)} strokeWidth="3.5" />
      <path d="M28 384H612" fill="none" />
    </Paper>
  )
}
