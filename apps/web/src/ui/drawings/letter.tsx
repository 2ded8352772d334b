import { useId } from 'react'
import { CrayonBox, crayonFill } from './crayons.tsx'
import { Paper } from './paper.tsx'
import { oval, scallops } from './shapes.ts'

/** A letter on its way, with a flower for a stamp. */
export function Letter({ className }: { className: string }) {
  const drawing = useId()
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['amber', 'pink', 'sky', 'lime', 'violet']} />
      <path d="M30 226C58 300 118 330 146 296S128 240 106 264 120 316 184 290" fill="none" strokeDasharray="2 16" />
      <path
        d="M470 96C456 96 452 82 459 74 465 67 474 68 478 72 480 56 498 48 514 54 524 58 528 66 529 72 542 68 554 76 552 88 551 94 546 96 540 96Z"
        fill={crayonFill(drawing, 'sky')}
      />
      <path d="M74 124C62 124 59 113 64 106 69 100 77 101 80 105 82 92 96 86 109 91 117 94 120 100 121 105 131 102 141 108 140 117 139 122 135 124 130 124Z" />
      <g transform="translate(4 -18) rotate(-7 340 230)">
        <path
          d="M188 128H500Q512 128 512 140V322Q512 334 500 334H188Q176 334 176 322V140Q176 128 188 128Z"
          fill={crayonFill(drawing, 'amber')}
        />
        <path d="M180 330 308 226M508 330 380 226" fill="none" />
        <path d="M182 129 326 246Q344 260 362 246L506 129Z" />
        <path d={scallops(344, 214, 30, 8)} fill={crayonFill(drawing, 'pink')} />
        <path d={oval(344, 214, 13)} />
      </g>
      <path d="M566 214 592 200M572 250 604 252M556 182 574 156" fill="none" />
      <path d="M-10 372C120 348 240 356 340 366S560 372 650 350V410H-10Z" fill={crayonFill(drawing, 'lime')} />
      <path d="M532 388 524 366M540 388 542 360M548 388 558 368" fill="none" />
    </Paper>
  )
}
