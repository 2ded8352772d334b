import { useEffect, useRef, useState } from 'react'
import { Pencil } from '#ui/drawings/pencil.tsx'
import { oval, scallops } from '#ui/drawings/shapes.ts'

/** What a hand doodles while something is thought out, stroke after stroke. */
const STROKES = [
  'M20 300C110 270 220 276 320 288S520 292 600 268',
  'M190 279V194',
  'M310 194V287',
  'M170 194 250 126 330 194Z',
  'M232 281V236H268V284',
  oval(480, 90, 40),
  'M480 34V14M480 146V166M424 90H404M536 90H556M440 50 426 36M520 50 534 36M440 130 426 144M520 130 534 144',
  'M70 110C52 110 50 88 66 84 70 62 104 60 110 80 132 72 142 106 120 110Z',
  'M430 282C428 250 432 232 434 214',
  scallops(434, 196, 22, 6),
  oval(434, 196, 9),
  'M516 276C514 252 518 240 520 226',
  scallops(520, 210, 18, 6),
]

/** Share of the way from 0 to 1 that a stroke of so many has been drawn. */
const shareOf = (index: number, progress: number) => Math.min(1, Math.max(0, progress * STROKES.length - index))

/** A drawing that gets on exactly as far as the page does, with the pencil where the line ends. */
export function Doodle({ percent }: { percent: number }) {
  const progress = Math.min(1, percent / 100)
  const current = Math.min(STROKES.length - 1, Math.floor(progress * STROKES.length))
  const line = useRef<SVGPathElement>(null)
  const [tip, setTip] = useState({ x: 20, y: 300 })

  useEffect(() => {
    const path = line.current
    if (path) setTip(path.getPointAtLength(path.getTotalLength() * shareOf(current, progress)))
  }, [current, progress])

  return (
    <svg
      viewBox="0 0 640 340"
      aria-hidden="true"
      className="block w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {STROKES.map((path, i) => (
        <path
          key={path}
          ref={i === current ? line : null}
          d={path}
          pathLength={1}
          stroke="#000"
          strokeWidth="5"
          strokeDasharray="1 2"
          strokeDashoffset={1 - shareOf(i, progress)}
          // A round cap would leave a dot where nothing has been drawn yet.
          visibility={shareOf(i, progress) > 0 ? 'visible' : 'hidden'}
          className="transition-[stroke-dashoffset] duration-250"
        />
      ))}
      <g style={{ translate: `${tip.x}px ${tip.y}px` }} className="transition-[translate] duration-250">
        <Pencil crayon="violet" transform="rotate(-52) scale(0.55)" />
      </g>
    </svg>
  )
}
