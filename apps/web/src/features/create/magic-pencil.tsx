import { useId } from 'react'
import { CrayonBox, crayonFill } from '#ui/drawings/crayons.tsx'
import { Paper } from '#ui/drawings/paper.tsx'
import { Pencil } from '#ui/drawings/pencil.tsx'
import { oval } from '#ui/drawings/shapes.ts'

function star(cx: number, cy: number, radius: number) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i / 10) * 2 * Math.PI - Math.PI / 2, i % 2 ? radius * 0.48 : radius]
    return `${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A cat that is just being drawn, under a moon. */
export function MagicPencil({ className }: { className: string }) {
  const drawing = useId()
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['amber', 'orange', 'lime', 'pink', 'sky']} />
      <path d="M-10 330C110 300 240 306 340 318S560 322 650 296V410H-10Z" fill={crayonFill(drawing, 'lime')} />
      <path
        d="M92 58C62 68 50 104 68 130 86 154 122 156 140 134 108 138 84 98 92 58Z"
        fill={crayonFill(drawing, 'amber')}
      />
      <path d={star(540, 84, 26) + star(204, 78, 15)} fill={crayonFill(drawing, 'amber')} />
      <path
        d="M424 304C486 306 520 268 500 226 492 210 470 214 474 230 486 262 462 282 418 276Z"
        fill={crayonFill(drawing, 'orange')}
      />
      <path
        d="M232 330C214 262 236 214 262 200L256 132 302 162C320 156 342 156 358 162L404 132 398 200C432 222 446 280 424 330Z"
        fill={crayonFill(drawing, 'orange')}
      />
      <path d="M288 330C276 292 290 262 330 262S384 292 372 330Z" />
      <path d={oval(302, 202, 6, 9) + oval(356, 202, 6, 9)} fill="#000" />
      <path d="M320 222H338L329 232Z" fill={crayonFill(drawing, 'pink')} />
      <path
        d="M329 232C326 244 310 246 304 238M329 232C332 244 348 246 354 238M286 222 246 216M288 232 250 240M372 222 412 216M370 232 408 240"
        fill="none"
      />
      <path d="M500 366C520 344 548 378 566 352" fill="none" />
      <Pencil crayon="sky" transform="translate(566 352) rotate(-58) scale(0.9)" />
      <path
        d="M64 362 56 340M72 362 74 334M80 362 90 342M180 384 172 364M188 384 190 360M196 384 206 364"
        fill="none"
      />
    </Paper>
  )
}
