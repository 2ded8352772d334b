import { useId } from 'react'
import { CrayonBox, crayonFill } from './crayons.tsx'
import { Paper } from './paper.tsx'
import { oval, scallops } from './shapes.ts'
import { Snail } from './snail.tsx'

function Four({ x, fill }: { x: number; fill: string }) {
  return (
    <text
      x={x}
      y="314"
      textAnchor="middle"
      fill={fill}
      strokeWidth="10"
      style={{ font: '700 290px var(--font-display)', paintOrder: 'stroke' }}
    >
      4
    </text>
  )
}

function Flower({ x, y, petals }: { x: number; y: number; petals: string }) {
  return (
    <>
      <path d={`M${x} ${y}C${x + 3} ${y + 30} ${x + 1} ${y + 50} ${x} 400`} fill="none" />
      <path d={scallops(x, y, 18, 6)} fill={petals} />
      <path d={oval(x, y, 8)} />
    </>
  )
}

/** The number of a page that is not there, with a snail for its middle. */
export function LostSnail({ className }: { className: string }) {
  const drawing = useId()
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['orange', 'lime', 'violet', 'pink', 'sky']} />
      <path
        d="M254 76C240 76 236 62 243 54 249 47 258 48 262 52 264 36 282 28 298 34 308 38 312 46 313 52 326 48 338 56 336 68 335 74 330 76 324 76Z"
        fill={crayonFill(drawing, 'sky')}
      />
      <path d="M424 62C412 62 409 51 414 44 419 38 427 39 430 43 432 30 446 24 459 29 467 32 470 38 471 43 481 40 491 46 490 55 489 60 485 62 480 62Z" />
      <path d="M-10 322C100 296 220 300 330 312S560 316 650 292V410H-10Z" fill={crayonFill(drawing, 'lime')} />
      <Four x={112} fill={crayonFill(drawing, 'orange')} />
      <Four x={540} fill="#fff" />
      <Snail shell={crayonFill(drawing, 'violet')} />
      <path
        d="M52 378 44 354M60 378 62 348M68 378 78 356M300 388 292 366M308 388 310 362M316 388 326 366"
        fill="none"
      />
      <Flower x={452} y={352} petals={crayonFill(drawing, 'pink')} />
      <Flower x={486} y={370} petals="#fff" />
    </Paper>
  )
}
