import type { SCREEN_ELEMENT_ID, SharedPage } from '@huebook/contract'

/** By type only: the value would bring the contract's schemas along. */
const screenElementId: typeof SCREEN_ELEMENT_ID = 'screen'

/** The shared page that the server has written into this document, if it is the one that is asked for. */
export function writtenPage(id: string | undefined): SharedPage | null {
  try {
    const page: SharedPage = JSON.parse(document.getElementById(screenElementId)?.textContent ?? 'null')
    return page.id === id ? page : null
  } catch {
    return null
  }
}
