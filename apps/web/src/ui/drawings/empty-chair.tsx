import { useId } from 'react'
import { CrayonBox, crayonFill } from './crayons.tsx'
import { Paper } from './paper.tsx'
import { oval, scallops } from './shapes.ts'

/** A chair with nobody on it, and a lamp that still waits. */
export function EmptyChair({ className }: { className: string }) {
  const drawing = useId()
  const wood = crayonFill(drawing, 'orange')
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['orange', 'amber', 'violet', 'lime', 'pink', 'sky']} />
      <path d="M-10 330H650V410H-10Z" fill={crayonFill(drawing, 'sky')} />
      <path d="M96 330C120 352 500 352 544 330 500 308 140 308 96 330Z" fill={crayonFill(drawing, 'pink')} />
      <path d="M158 330H242L230 318H170ZM194 318V128H206V318Z" />
      <path d="M150 128 176 54H224L250 128Z" fill={crayonFill(drawing, 'amber')} />
      <path d="M120 150 96 166M280 150 304 166M150 168 138 188M250 168 262 188" fill="none" />
      <path d="M276 92C276 70 292 60 322 60H386C416 60 432 70 432 92V228H276Z" fill={wood} />
      <path d="M304 96C304 88 310 84 320 84H342V206H304ZM366 84H388C398 84 404 88 404 96V206H366Z" />
      <path
        d="M262 250H278L272 340H256ZM430 250H446L452 340H436ZM296 250H308V326H296ZM400 250H412V326H400Z"
        fill={wood}
      />
      <path
        d="M258 224H450C460 224 464 232 464 240S460 256 450 256H258C248 256 244 248 244 240S248 224 258 224Z"
        fill={wood}
      />
      <path d="M274 226C270 202 288 198 306 200H402C420 198 438 202 434 226Z" fill={crayonFill(drawing, 'violet')} />
      <path d="M530 330C520 300 522 262 524 236M524 276C500 270 494 248 496 236 516 240 524 256 524 276Z" fill="none" />
      <path
        d="M524 276C500 270 494 248 496 236 516 240 524 256 524 276ZM526 296C548 290 556 270 554 256 534 260 526 278 526 296Z"
        fill={crayonFill(drawing, 'lime')}
      />
      <path d={scallops(522, 206, 24, 7)} fill={crayonFill(drawing, 'pink')} />
      <path d={oval(522, 206, 10)} fill={crayonFill(drawing, 'amber')} />
      <path d="M496 330 506 378H546L556 330Z" fill={crayonFill(drawing, 'orange')} />
    </Paper>
  )
}
