import { useId } from 'react'
import { CrayonBox, crayonFill } from '#ui/drawings/crayons.tsx'
import { Paper } from '#ui/drawings/paper.tsx'
import { oval, scallops } from '#ui/drawings/shapes.ts'

/** A vase of flowers, 200 by 230: coloured as a photo is, or in lines as a page is. */
function Flowers({ fill }: { fill(crayon: 'pink' | 'amber' | 'violet' | 'sky' | 'lime'): string }) {
  return (
    <>
      <path d="M100 150C96 110 70 96 60 78M100 150V62M100 150C106 112 132 104 142 84" fill="none" />
      <path
        d="M100 128C78 124 70 108 70 98 90 100 100 112 100 128ZM101 118C122 112 128 96 128 88 110 92 101 104 101 118Z"
        fill={fill('lime')}
      />
      <path d={scallops(60, 70, 22, 6)} fill={fill('pink')} />
      <path d={scallops(100, 48, 26, 7)} fill={fill('amber')} />
      <path d={scallops(144, 76, 22, 6)} fill={fill('violet')} />
      <path d={oval(60, 70, 9) + oval(100, 48, 11) + oval(144, 76, 9)} fill="#fff" />
      <path
        d="M66 146H134C130 168 148 176 148 198 148 218 130 226 100 226S52 218 52 198C52 176 70 168 66 146Z"
        fill={fill('sky')}
      />
    </>
  )
}

/** A photo, and the page it becomes. */
export function PhotoToPage({ className }: { className: string }) {
  const drawing = useId()
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['pink', 'amber', 'violet', 'sky', 'lime', 'orange']} />
      <g transform="rotate(-5 170 200)">
        <path d="M52 60H288V350H52Z" />
        <path d="M70 78H270V300H70Z" fill={crayonFill(drawing, 'orange')} />
        <g transform="translate(70 70)">
          <Flowers fill={(crayon) => crayonFill(drawing, crayon)} />
        </g>
      </g>
      <path d="M298 206C318 190 338 190 356 202M356 202 350 184M356 202 338 208" fill="none" />
      <g transform="rotate(4 480 200)">
        <path d="M376 50H592V356H376Z" />
        <g transform="translate(384 78)">
          <Flowers fill={() => '#fff'} />
        </g>
      </g>
    </Paper>
  )
}
