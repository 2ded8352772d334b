import { useEffect, useLayoutEffect } from 'react'
import { titleOf } from './site.ts'
import { useSite } from './site-store.ts'

const BUILT_IN_ICON = '/favicon.svg'

/** Keeps the tab's title and icon true to the site and the screen. */
export function useSiteHead(screenTitle: string | undefined) {
  const site = useSite()
  const { favicon } = site
  const title = titleOf(site, screenTitle)

  // Before other effects, so that a screen that fails can still put its own title there.
  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = favicon || BUILT_IN_ICON
  }, [favicon])

  return title
}
