import { bindElement, browserStage, type Engine } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { leftDesk } from './left-desk.ts'
import { fetchPageArt, type HeldArt } from './page-art/page-art.ts'
import { waitingInput } from './waiting-input.ts'

interface Places {
  /** All the room there is on the desk. */
  wrapper: RefObject<HTMLElement | null>
  /** What the page is seen through: as wide as a page that fits the room. */
  container: RefObject<HTMLElement | null>
}

interface Shown {
  engine: Engine | undefined
  page: Page
  /** It is coloured in another tab. */
  isElsewhere: boolean
}

/** The container as wide as a page that fits the room; answers how large it is. */
function fitInto(room: HTMLElement, box: HTMLElement) {
  const { clientWidth, clientHeight } = room
  const width = Math.min(clientWidth, clientHeight)
  box.style.width = `${width}px`
  return { width, height: clientHeight }
}

/** Lets the whole desk be paper once a page is larger than its place; answers what ends that. */
function showHowClose({ state }: Engine, room: HTMLElement): () => void {
  const desk = room.parentElement
  const show = () => desk?.toggleAttribute('data-close', state.getSnapshot().isClose)
  show()
  const end = state.subscribe(show)
  return () => {
    end()
    desk?.removeAttribute('data-close')
  }
}

/**
 * Shows the page in its place, lets pointers draw on it, and follows the size of the desk; answers whether it is there. What
 * is drawn before that is drawn then.
 */
export function useStage({ engine, page, isElsewhere }: Shown, { wrapper, container }: Places): boolean {
  const { key: place } = useLocation()
  const [input] = useState(waitingInput)
  const [isShown, setShown] = useState(false)
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
      void fetching.then((fetched) => fetched.release())
    }
  }, [vector, illustration])

  // Before anything is there: a stroke may be quicker.
  useLayoutEffect(() => {
    const [room, box] = [wrapper.current, container.current]
    if (!room || !box) return
    const measure = () => input.setContainer(fitInto(room, box))
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(room)
    const unbind = bindElement(box, input)
    return () => {
      watching.disconnect()
      unbind()
    }
  }, [input, wrapper, container])

  useEffect(() => {
    if (isElsewhere) input.drop()
  }, [isElsewhere, input])

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
      const size = fitInto(room, box)
      input.setContainer(size)
      engine.setContainer(size, window.devicePixelRatio)
    }
    measure()
    engine.fit()
    leftDesk.comeBack(place, engine)
    // It was drawn on the whole page.
    if (input.isWaiting()) engine.fit()
    input.open(engine)
    setShown(true)
    const watching = new ResizeObserver(measure)
    watching.observe(room)
    const forget = showHowClose(engine, room)
    return () => {
      watching.disconnect()
      forget()
      input.close()
      setShown(false)
    }
  }, [engine, art, input, wrapper, container, place])

  if (problem) throw problem
  return isShown
}
