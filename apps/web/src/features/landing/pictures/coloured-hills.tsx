import { useId } from 'react'
import { CrayonBox, crayonFill } from '#ui/drawings/crayons.tsx'
import { oval, scallops } from '#ui/drawings/shapes.ts'

function Flower({
  x,
  y,
  size,
  petals,
  drawing,
}: {
  x: number
  y: number
  size: number
  petals: 'pink' | 'violet' | 'orange'
  drawing: string
}) {
  return (
    <>
      <path d={`M${x} ${y}C${x + 3} ${y + 30} ${x} ${y + 60} ${x - 3} ${y + 90}`} fill="none" />
      <path d={scallops(x, y, size, 7)} fill={crayonFill(drawing, petals)} />
      <path d={oval(x, y, size * 0.46)} fill={crayonFill(drawing, 'amber')} />
    </>
  )
}

/** A page whose right half is still waiting for somebody. */
export function ColouredHills({ className }: { className: string }) {
  const drawing = useId()
  const fill = (crayon: Parameters<typeof crayonFill>[1]) => crayonFill(drawing, crayon)
  return (
    <svg
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      fill="#fff"
      stroke="#000"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <CrayonBox drawing={drawing} />
      <path d={scallops(196, 96, 54, 13, 1.15)} fill={fill('amber')} />
      <path d={oval(196, 96, 36)} fill={fill('amber')} />
      <path d="M-20 196C90 96 260 84 420 168 540 92 660 92 780 172 900 88 1070 84 1220 186V270H-20Z" />
      <path d="M-20 196C90 96 260 84 420 168 452 186 480 214 500 270H-20Z" fill={fill('teal')} />
      <path d="M-20 236C180 170 420 176 640 226 820 176 1020 178 1220 232V270H-20Z" />
      <path d="M-20 236C180 170 420 176 640 226L600 270H-20Z" fill={fill('lime')} />
      <path d="M892 152V96H972V152ZM880 98 932 56 984 98Z" />
      <path d="M922 152V120H942V152Z" />
      <Flower drawing={drawing} x={76} y={160} size={24} petals="pink" />
      <Flower drawing={drawing} x={318} y={178} size={20} petals="violet" />
      <Flower drawing={drawing} x={430} y={196} size={17} petals="orange" />
      <path d="M760 240C764 220 764 206 762 186M1086 240C1090 222 1090 204 1086 178" fill="none" />
      <path d={scallops(762, 180, 20, 7) + oval(762, 180, 9) + scallops(1086, 170, 24, 7) + oval(1086, 170, 11)} />
      <path
        d="M180 236 172 214M188 236 190 208M196 236 206 216M560 238 552 218M568 238 570 212M576 238 586 220"
        fill="none"
      />
    </svg>
  )
}
