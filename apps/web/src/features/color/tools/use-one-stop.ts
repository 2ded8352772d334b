import { type RefObject, useEffect } from 'react'
import { mirroredKey, nextStop } from './one-stop.ts'

/**
 * Makes the buttons of a place one stop of the Tab key, with arrows between them. On the elements themselves: what slides out
 * of a tool belongs to it for React, but is none of the place's buttons, and no tool is drawn anew because another has the focus.
 */
export function useOneStop(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = place.current
    if (!box) return
    let stop: HTMLElement | null = null
    const buttons = () => [...box.querySelectorAll<HTMLElement>('button')]

    function settle(): void {
      const all = buttons()
      if (!stop || !all.includes(stop)) stop = all[0] ?? null
      for (const one of all) one.tabIndex = one === stop ? 0 : -1
    }

    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = buttons()
      const at = all.indexOf(event.target as HTMLElement)
      if (at < 0) return
      const top = all[0]?.getBoundingClientRect().top
      const inRow = all.filter((one) => one.getBoundingClientRect().top === top).length
      const isMirrored = getComputedStyle(event.currentTarget as Element).direction === 'rtl'
      const next = nextStop(isMirrored ? mirroredKey(event.key) : event.key, at, all.length, inRow)
      if (next === null) return
      event.preventDefault()
      all[next]?.focus()
    }

    function arrive({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || !buttons().includes(target)) return
      stop = target
      settle()
    }

    settle()
    const watching = new MutationObserver(settle)
    watching.observe(box, { childList: true, subtree: true })
    box.addEventListener('keydown', press)
    box.addEventListener('focusin', arrive)
    return () => {
      watching.disconnect()
      box.removeEventListener('keydown', press)
      box.removeEventListener('focusin', arrive)
    }
  }, [place])
}
