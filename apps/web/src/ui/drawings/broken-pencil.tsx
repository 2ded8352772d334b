import { useId } from 'react'
import { CrayonBox, crayonFill, crayons } from './crayons.tsx'
import { Paper } from './paper.tsx'

/** A pencil that has snapped in the middle of a stroke. */
export function BrokenPencil({ className }: { className: string }) {
  const drawing = useId()
  const barrel = crayonFill(drawing, 'orange')
  return (
    <Paper className={className}>
      <CrayonBox drawing={drawing} only={['orange', 'pink', 'amber', 'sky']} />
      <path
        d="M34 342C84 198 128 190 122 262S154 360 192 282 232 214 240 282"
        fill="none"
        stroke={crayons.orange}
        strokeWidth="24"
        opacity="0.55"
      />
      <g transform="translate(238 300) rotate(-27)">
        <path d="M0 0 88-42V42Z" />
        <path d="M0 0 34-16Q25 0 34 16Z" fill={barrel} />
        <path
          d="M88-42C77-34 77-21 88-14 74-7 74 7 88 14 77 21 77 34 88 42H176L194 24 170 12 200-4 172-16 190-30 178-42Z"
          fill={barrel}
        />
        <path d="M88-14H174M88 14H172" fill="none" />
      </g>
      <g transform="translate(436 146) rotate(12)">
        <path d="M12-42-10-28 12-14-16 2 12 16-8 30 6 42H112V-42Z" fill={barrel} />
        <path d="M12-14H112M12 15H112" fill="none" />
        <path d="M112-45H146V45H112Z" />
        <path d="M123-45V45M135-45V45" fill="none" />
        <path d="M146-40H160C190-40 190 40 160 40H146Z" fill={crayonFill(drawing, 'pink')} />
      </g>
      <path d="M398 118 384 84M428 98 430 62M372 146 338 132" fill="none" />
      <path
        d="M478 256 502 246 496 272ZM528 292 548 304 526 314ZM452 300 462 318 442 322Z"
        fill={crayonFill(drawing, 'amber')}
      />
      <path
        d="M60 96C48 96 45 84 50 77 55 71 63 72 66 76 68 62 84 55 98 60 107 64 110 70 111 76 122 72 133 79 131 90 130 95 126 96 120 96Z"
        fill={crayonFill(drawing, 'sky')}
      />
      <path d="M214 58C204 58 202 49 206 44 210 39 216 40 219 43 221 32 233 27 244 31 251 34 253 39 254 43 263 40 271 46 270 53 269 57 266 58 262 58Z" />
    </Paper>
  )
}
