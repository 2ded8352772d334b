import type { HexColor } from '@huebook/coloring'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type VisitorDesk as Opened, openVisitorDesk, type VisitorsPage } from './open-visitor-desk.ts'
import { RegionList } from './region-list.tsx'
import './regions/regions.css'

interface Tap {
  x: number
  y: number
  color: HexColor
}

interface VisitorDeskProps {
  page: VisitorsPage
  /** The pencil in hand. */
  color: HexColor
  /** Where somebody has touched the picture before this was there, as shares of its side, and with which pencil. */
  earlyTaps: readonly Tap[]
  onDrawn(): void
}

/** A page that a visitor colours, exactly over the picture of it. */
export function VisitorDesk({ page, color, earlyTaps, onDrawn }: VisitorDeskProps) {
  const box = useRef<HTMLDivElement>(null)
  const [desk, setDesk] = useState<Opened | null>(null)
  const [isStudied, setStudied] = useState(false)
  /** What came before the bucket worked. */
  const waiting = useRef([...earlyTaps])

  useEffect(() => {
    if (!box.current) return
    let isLeft = false
    const opening = openVisitorDesk(page, box.current, { onStudied: () => !isLeft && setStudied(true), onDrawn })
    // Where it cannot be opened the picture stays a picture.
    opening.then((opened) => !isLeft && setDesk(opened)).catch(() => undefined)
    return () => {
      isLeft = true
      void opening.then((opened) => opened.close()).catch(() => undefined)
    }
  }, [page, onDrawn])

  useEffect(() => {
    if (!desk || !isStudied || !box.current) return
    const { clientWidth, clientHeight } = box.current
    for (const early of waiting.current.splice(0)) {
      desk.take(early.color)
      desk.tap(early.x * clientWidth, early.y * clientHeight)
    }
    desk.take(color)
  }, [desk, isStudied, color])

  function tap({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = { x: clientX - left, y: clientY - top }
    if (desk && isStudied) desk.tap(at.x, at.y)
    else waiting.current.push({ x: at.x / width, y: at.y / height, color })
  }

  return (
    <div className="absolute inset-0">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of regions is for those who do not point */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div ref={box} onClick={tap} data-ready={isStudied || undefined} className="size-full cursor-pointer" />
      {desk && isStudied && <RegionList engine={desk.engine} />}
    </div>
  )
}
