import type { HexColor } from '@huebook/coloring'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type VisitorDesk as Opened, openVisitorDesk, type VisitorsPage } from './open-visitor-desk.ts'
import { RegionList } from './region-list.tsx'
import './regions/regions.css'

interface VisitorDeskProps {
  page: VisitorsPage
  /** The pencil in hand. */
  color: HexColor
  /** Where somebody has touched the picture before this was there, as shares of its side. */
  firstTap: { x: number; y: number } | null
  onDrawn(): void
}

/** A page that a visitor colours, exactly over the picture of it. */
export function VisitorDesk({ page, color, firstTap, onDrawn }: VisitorDeskProps) {
  const box = useRef<HTMLDivElement>(null)
  const [desk, setDesk] = useState<Opened | null>(null)
  const [isStudied, setStudied] = useState(false)
  /** A tap that came before the bucket worked. */
  const waiting = useRef(firstTap)

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
    desk?.engine.pickColor(color)
    desk?.engine.pickTool('bucket')
  }, [desk, color])

  useEffect(() => {
    if (!desk || !isStudied || !box.current || !waiting.current) return
    const { clientWidth, clientHeight } = box.current
    desk.tap(waiting.current.x * clientWidth, waiting.current.y * clientHeight)
    waiting.current = null
  }, [desk, isStudied])

  function tap({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = { x: clientX - left, y: clientY - top }
    if (desk && isStudied) desk.tap(at.x, at.y)
    else waiting.current = { x: at.x / width, y: at.y / height }
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
