import type { Boot } from '@huebook/contract'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { api } from '#api/index.ts'
import { bootElementId } from '#platform/app.ts'
import { platform } from '#platform/index.ts'
import { createKeptSite } from './kept-site.ts'
import { parseBoot } from './parse-boot.ts'
import { type Site, siteFrom } from './site.ts'

const siteStore = createStore<{ site: Site | null }>()(() => ({ site: null }))

/** Shows this site from now on. */
export const showSite = (boot: Boot) => siteStore.setState({ site: siteFrom(boot) })

/** An app whose server is not known, or not there, has no site to show but itself. */
export const showNoSite = () => showSite({ settings: [], plans: [] })

const kept = createKeptSite(() => window.localStorage)

async function askForSite(isTold: boolean): Promise<Boot | null> {
  const rest = [undefined, undefined, () => !isTold] as const
  const [settings, plans] = await Promise.all([api.listSettings({}, ...rest), api.listPlans({}, ...rest)])
  if (!settings || !plans) return null
  kept.keep(platform.serverAddress() ?? '', { settings, plans })
  return { settings, plans }
}

/** Asks the server what the site is called, says and sells. */
export async function readSite() {
  const boot = await askForSite(true)
  if (!boot) throw new Error('The site could not be loaded. Please try again in a moment.')
  showSite(boot)
}

/** Shows the site as it was the last time, and then as it is; null where there was no last time. */
function showKept(): Boot | null {
  const boot = kept.read(platform.serverAddress() ?? '')
  if (!boot) return null
  showSite(boot)
  // Nobody waits for it: without a network it stays as it was.
  void askForSite(false).then((now) => now && showSite(now))
  return boot
}

/** Shows at once what an administrator has changed. */
export const changeSite = (change: Partial<Omit<Site, 'plans'>>) =>
  siteStore.setState(({ site }) => ({ site: site && { ...site, ...change } }))

let asking: Promise<void> | undefined

/** Makes sure that the site is known: from the page itself, or by asking where the page came without it. */
export async function loadSite() {
  if (siteStore.getState().site) return
  if (platform.serverAddress() === null) return showNoSite()
  const boot = parseBoot(document.getElementById(bootElementId)?.textContent)
  if (boot) return showSite(boot)
  if (showKept()) return
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
