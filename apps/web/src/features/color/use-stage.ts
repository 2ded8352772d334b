import { bindElement, browserStage, type Engine } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { leftDesk } from './left-desk.ts'
import { fetchPageArt, type HeldArt } from './page-art/page-art.ts'

interface Places {
  /** All the room there is on the desk. */
  wrapper: RefObject<HTMLElement | null>
  /** What the page is seen through: as wide as a page that fits the room. */
  container: RefObject<HTMLElement | null>
}

/** Shows the page in its place, lets pointers draw on it, and follows the size of the desk. */
export function useStage(engine: Engine | undefined, page: Page, { wrapper, container }: Places): void {
  const { key: place } = useLocation()
  const [art, setArt] = useState<HeldArt | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const { vector, illustration } = page

  useEffect(() => {
    let isLeft = false
    const fetching = fetchPageArt({ vector, illustration })
    void fetching.then((fetched) => !isLeft && setArt(fetched))
    return () => {
      isLeft = true
      setArt(null)
      void fetching.then((fetched) => fetched.letGo())
    }
  }, [vector, illustration])

  useEffect(() => {
    if (!engine || !art) return
    if (!wrapper.current) throw new Error('Wrapper not found')
    if (!container.current) throw new Error('Container not found')
    const [room, box] = [wrapper.current, container.current]
    try {
      engine.show(browserStage(box, art))
      if (!box.querySelector('canvas')) throw new Error('Canvas not found')
    } catch (cause) {
      return setProblem(cause)
    }
    const measure = () => {
      const { clientWidth, clientHeight } = room
      const width = Math.min(clientWidth, clientHeight)
      box.style.width = `${width}px`
      engine.setContainer({ width, height: clientHeight }, window.devicePixelRatio)
    }
    measure()
    engine.fit()
    leftDesk.comeBack(place, engine)
    const watching = new ResizeObserver(measure)
    watching.observe(room)
    const unbind = bindElement(box, engine)
    return () => {
      watching.disconnect()
      unbind()
    }
  }, [engine, art, wrapper, container, place])

  if (problem) throw problem
}
