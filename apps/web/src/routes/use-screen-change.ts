import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from '#ui/content.tsx'

function focusOn(id: string) {
  const target = document.getElementById(id)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Moves the focus to what a followed link leads to, as a browser does when it loads a page; not on the first screen. */
export function useScreenChange() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef({ key, pathname })

  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    if (hash) focusOn(decodeURIComponent(hash.slice(1)))
    else if (before.pathname !== pathname) focusOn(CONTENT_ID)
  }, [pathname, hash, key])
}
