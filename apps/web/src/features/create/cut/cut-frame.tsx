import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { CORNERS, type Corner, type Cut, cornerMoved, moved, type Part, WHOLE } from '#ui/picture/cut.ts'
import { drawCut } from '#ui/picture/picture-file.ts'

/** How far an arrow key moves something, as a share of the picture; with Shift, further. */
const STEP = 0.02
const LEAP = 0.1

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The way around a part, as CSS draws it. */
const corners = ({ left, top, right, bottom }: Part) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ].map((corner) => corner.map((share) => `${(share ?? 0) * 100}%`).join(' '))

interface CutFrameProps {
  picture: ImageBitmap
  cut: Cut
  onChange(part: Part): void
}

/** Something of the frame that can be taken hold of: all of it, or one of its corners. */
type Hold = Corner | 'all'

const held = (part: Part, hold: Hold, dx: number, dy: number) =>
  hold === 'all' ? moved(part, dx, dy) : cornerMoved(part, hold, dx, dy)

/** The turned picture under a frame that a finger, a mouse or the arrow keys move. */
export function CutFrame({ picture, cut, onChange }: CutFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ hold: Hold; part: Part; x: number; y: number } | null>(null)
  const { turns, part } = cut

  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, { turns, part: WHOLE })
  }, [picture, turns])

  const handlersOf = (hold: Hold) => ({
    onPointerDown({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent<HTMLElement>) {
      // One finger at a time; another would pull at the same corner.
      if (button !== 0 || drag.current) return
      currentTarget.setPointerCapture(pointerId)
      drag.current = { hold, part, x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current: from } = drag
      const box = canvas.current?.getBoundingClientRect()
      if (from?.hold !== hold || !box) return
      onChange(held(from.part, hold, (clientX - from.x) / box.width, (clientY - from.y) / box.height))
    },
    onLostPointerCapture() {
      drag.current = null
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      event.preventDefault()
      const step = event.shiftKey ? LEAP : STEP
      onChange(held(part, hold, arrow[0] * step, arrow[1] * step))
    },
  })

  const shape = picture.width / picture.height
  const isOnItsSide = turns % 2 === 1
  const { left, top, right, bottom } = part
  return (
    <div className="cut-picture">
      <canvas ref={canvas} className="block" style={{ '--shape': isOnItsSide ? 1 / shape : shape } as CSSProperties} />
      <div
        aria-hidden="true"
        className="cut-shade"
        style={{ clipPath: `polygon(evenodd, ${[...corners(WHOLE), ...corners(part)].join(', ')})` }}
      />
      <button
        type="button"
        aria-label="The part that is kept. Arrow keys move it."
        className="cut-part"
        style={{
          left: `${left * 100}%`,
          top: `${top * 100}%`,
          width: `${(right - left) * 100}%`,
          height: `${(bottom - top) * 100}%`,
        }}
        {...handlersOf('all')}
      />
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          aria-label={`Corner at the ${corner}. Arrow keys move it.`}
          className="cut-corner"
          style={{
            left: `${(corner.endsWith('left') ? left : right) * 100}%`,
            top: `${(corner.startsWith('top') ? top : bottom) * 100}%`,
          }}
          {...handlersOf(corner)}
        />
      ))}
      <p role="status" className="sr-only">
        {`${percent(right - left)} of the width and ${percent(bottom - top)} of the height are kept`}
      </p>
    </div>
  )
}
