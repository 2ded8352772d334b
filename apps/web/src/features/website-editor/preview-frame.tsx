import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** The stylesheets of this page, for a page within it. */
function dress(frame: Document) {
  for (const style of document.head.querySelectorAll('style, link[rel=stylesheet]'))
    frame.head.append(style.cloneNode(true))
}

/** Follows how large an element is. */
function useSize(element: Element | null) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}

interface PreviewFrameProps {
  title: string
  /** How wide the window is that it is shown in, in pixels. */
  width: number
  children: ReactNode
}

/**
 * Shows what is in it as a window of that width would, made smaller where there is less room. A page of its own, since
 * styles ask how wide the window is; it can be looked at and nothing in it pressed, and no code of its own can run there.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const available = useSize(room).width
  const { height } = useSize(sheet)
  const scale = available ? Math.min(1, available / width) : 0

  // Nothing in it can be pressed: what visitors have to open is open.
  useEffect(() => {
    for (const details of sheet?.querySelectorAll('details') ?? []) details.open = true
  })

  function open() {
    const page = frame.current?.contentDocument
    if (!page) return
    dress(page)
    setBody(page.body)
  }

  return (
    <div ref={setRoom} className="overflow-hidden" style={{ height: height * scale || undefined }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html lang='en'><head></head><body></body></html>"
        onLoad={open}
        tabIndex={-1}
        className="block origin-top-left border-0"
        style={{ width, height: Math.max(height, 1), scale, marginInline: available > width ? 'auto' : undefined }}
      />
      {body &&
        createPortal(
          <div ref={setSheet} inert className="flow-root overflow-clip bg-paper text-ink">
            {children}
          </div>,
          body,
        )}
    </div>
  )
}
