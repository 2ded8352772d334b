import type { Boot } from '@huebook/contract'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { api } from '#api/index.ts'
import { bootElementId } from '#platform/app.ts'
import { platform } from '#platform/index.ts'
import { parseBoot } from './parse-boot.ts'
import { type Site, siteFrom } from './site.ts'

const siteStore = createStore<{ site: Site | null }>()(() => ({ site: null }))

/** Shows this site from now on. */
export const showSite = (boot: Boot) => siteStore.setState({ site: siteFrom(boot) })

/** Asks the server what the site is called, says and sells. */
export async function readSite() {
  const [settings, plans] = await Promise.all([api.listSettings(), api.listPlans()])
  if (!settings || !plans) throw new Error('The site could not be loaded. Please try again in a moment.')
  showSite({ settings, plans })
}

/** Shows at once what an administrator has changed. */
export const changeSite = (change: Partial<Omit<Site, 'plans'>>) =>
  siteStore.setState(({ site }) => ({ site: site && { ...site, ...change } }))

let asking: Promise<void> | undefined

/** Makes sure that the site is known: from the page itself, or by asking where the page came without it. */
export async function loadSite() {
  if (siteStore.getState().site) return
  // An app that has not been told its server yet has no site to show but itself.
  if (platform.serverAddress() === null) return showSite({ settings: [], plans: [] })
  const boot = parseBoot(document.getElementById(bootElementId)?.textContent)
  if (boot) return showSite(boot)
  asking ??= readSite().finally(() => {
    asking = undefined
  })
  await asking
}

const siteShown = () => siteStore.getState().site

/** The site, for every screen below the root, which waits until it is known. */
export function useSite(): Site {
  // Not by the store's own hook: it knows only how a store began where HTML is written, or taken over.
  const site = useSyncExternalStore(siteStore.subscribe, siteShown, siteShown)
  if (!site) throw new Error('The site is not loaded yet')
  return site
}
