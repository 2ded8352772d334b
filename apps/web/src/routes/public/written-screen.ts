import type { SCREEN_ELEMENT_ID } from '@huebook/contract'

/** By type only: the value would bring the contract's schemas along. */
const screenElementId: typeof SCREEN_ELEMENT_ID = 'screen'

/** What the server has written into this document for a screen, if it is what is asked for. */
export function writtenScreen<Shown>(isIt: (shown: Shown) => boolean): Shown | null {
  try {
    const shown: Shown | null = JSON.parse(document.getElementById(screenElementId)?.textContent ?? 'null')
    return shown && isIt(shown) ? shown : null
  } catch {
    return null
  }
}
