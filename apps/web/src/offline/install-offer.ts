import { createStore } from 'zustand/vanilla'
import { platform } from '#platform/index.ts'
import { INSTALL_KEY } from '#session/device-keys.ts'
import { forgivingStorage } from '#session/forgiving-storage.ts'
import { isBesideApps, isPutThereByHand } from './beside-apps.ts'

/** What a browser hands out that can put the site beside somebody's apps. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How the site gets beside somebody's apps: the browser asks them, or they do it by its menu. */
type Way = 'asked' | 'by hand'

interface Ports {
  storage(): Storage
  /** Whether it stands there already, or this is an app itself. */
  isThere(): boolean
  isByHand(): boolean
}

const COLORED_KEY = 'colored-here'
/** Whoever has coloured so many pages knows what they would have. */
const ENOUGH = 2

/** Offers, after the second page that somebody has coloured here and once only, to have the site beside their apps. */
export function createInstallOffer({ storage, isThere, isByHand }: Ports) {
  const notes = forgivingStorage(storage)
  let prompt: InstallPrompt | null = null
  const store = createStore<{ way: Way | null }>()(() => ({ way: null }))

  const colored = (): string[] =>
    String(notes.getItem(COLORED_KEY) ?? '')
      .split(' ')
      .filter(Boolean)

  function wayNow(): Way | null {
    if (isThere() || notes.getItem(INSTALL_KEY) !== null || colored().length < ENOUGH) return null
    if (prompt) return 'asked'
    return isByHand() ? 'by hand' : null
  }
  const look = (): void => store.setState({ way: wayNow() })

  function answered(answer: 'yes' | 'no'): void {
    notes.setItem(INSTALL_KEY, answer)
    look()
  }

  return {
    store,

    /** The browser could put it there. It keeps its own question to itself until somebody wants it. */
    couldBe(event: Event): void {
      event.preventDefault()
      prompt = event as InstallPrompt
      look()
    },

    /** Something of a page is kept here. */
    kept(pageId: string): void {
      const pages = new Set(colored())
      if (pages.size >= ENOUGH || pages.has(pageId)) return
      notes.setItem(COLORED_KEY, [...pages, pageId].join(' '))
    },

    look,
    decline: (): void => answered('no'),
    isThere: (): void => answered('yes'),

    /** A prompt is good for one question. */
    async accept(): Promise<void> {
      const asked = prompt
      prompt = null
      const outcome = await asked?.prompt()
      answered(outcome?.outcome === 'accepted' ? 'yes' : 'no')
    },
  }
}

export const installOffer = createInstallOffer({
  storage: () => window.localStorage,
  isThere: () => platform.isInstalled || isBesideApps(),
  isByHand: isPutThereByHand,
})

/** Browsers say it while a page loads, and only once. */
export function followInstalling(): void {
  window.addEventListener('beforeinstallprompt', installOffer.couldBe)
  window.addEventListener('appinstalled', installOffer.isThere)
}
