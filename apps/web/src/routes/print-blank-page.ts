import type { Page } from '@huebook/contract'
import { api } from '#api/index.ts'
import { PAPER_NAMES, readPaper } from '#features/color/exporting/paper.ts'
import { platform } from '#platform/index.ts'
import { toasts } from '#ui/toasts/index.ts'

const FAILED = 'The page could not be fetched for printing. Please try again.'

/**
 * Prints a page as it was before anybody coloured it, on the paper that was chosen on this device. The server makes the sheet:
 * it asks for a paid plan, and writes under the page whose drawings it is made of.
 */
export async function printBlankPage({ id, width, height }: Pick<Page, 'id' | 'width' | 'height'>): Promise<void> {
  const paper = readPaper(() => window.localStorage, navigator.language)
  const sheet = await api.exportPage({ params: { id }, body: { format: 'sheet', paper } })
  const orientation = width > height ? 'landscape' : 'portrait'
  const showProblem = () => toasts.getState().show({ variant: 'danger', message: FAILED })
  if (sheet) await platform.print(sheet, { size: PAPER_NAMES[paper], orientation }).catch(showProblem)
}
