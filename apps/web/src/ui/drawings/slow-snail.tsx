import { useId } from 'react'
import { CrayonBox, crayonFill } from './crayons.tsx'
import { Paper } from './paper.tsx'
import { oval, scallops } from './shapes.ts'
import { Snail } from './snail.tsx'

/** A snail that brings something, and has come more than half of the way. */
export function SlowSnail({ className }: { className: string }) {
  const drawing = useId()
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['amber', 'lime', 'violet', 'pink', 'sky', 'orange']} />
      <path d={oval(92, 92, 40)} fill={crayonFill(drawing, 'amber')} />
      <path
        d="M92 36V16M92 148V168M36 92H16M148 92H168M52 52 38 38M132 52 146 38M52 132 38 146M132 132 146 146"
        fill="none"
      />
      <path
        d="M474 96C460 96 456 82 463 74 469 67 478 68 482 72 484 56 502 48 518 54 528 58 532 66 533 72 546 68 558 76 556 88 555 94 550 96 544 96Z"
        fill={crayonFill(drawing, 'sky')}
      />
      <path d="M-10 322C100 296 220 300 330 312S560 316 650 292V410H-10Z" fill={crayonFill(drawing, 'lime')} />
      <path d="M24 358C80 340 132 344 184 346" fill="none" strokeDasharray="2 16" />
      <Snail shell={crayonFill(drawing, 'violet')} />
      <g transform="rotate(-8 284 132)">
        <path d="M222 96H346V164H222Z" fill={crayonFill(drawing, 'amber')} />
        <path d="M222 96 284 138 346 96" />
        <path d={scallops(284, 134, 12, 6)} fill={crayonFill(drawing, 'pink')} strokeWidth="3.5" />
      </g>
      <path d="M556 300V176" fill="none" />
      <path d="M556 176H616L600 198 616 220H556Z" fill={crayonFill(drawing, 'orange')} />
      <path d="M470 388 462 366M478 388 480 362M486 388 496 366M88 390 80 370M96 390 98 364" fill="none" />
    </Paper>
  )
}
