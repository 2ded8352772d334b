import type { Page } from '@huebook/contract'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { toasts } from '#ui/toasts/index.ts'
import { fileNameOf } from './exporting/file-name.ts'
import { printDrawing } from './exporting/print-drawing.ts'
import { saveFile } from './exporting/save-file.ts'
import type { Studio } from './open-studio.ts'
import { NO_DOWNLOAD, NO_PRINT } from './saving/words.ts'

const tell = (message: string, persist = false) => toasts.getState().show({ variant: 'danger', message, persist })

/** Print and download, for those whose plan has them. */
export function useExports(page: Page, studio: Studio | null) {
  const { plan } = useUser()
  const navigate = useNavigate()

  async function run(refusal: string, act: (engine: Studio['engine']) => Promise<void>): Promise<void> {
    if (!plan.paid) {
      await navigate(paths.checkout())
      return tell(refusal, true)
    }
    if (!studio) return
    const { engine } = studio
    engine.startExport()
    try {
      await act(engine)
    } catch {
      tell('The page could not be put together. Please try again in a moment.')
    } finally {
      engine.fit()
    }
  }

  return {
    print: () => run(NO_PRINT, async (engine) => printDrawing(await engine.png(), page)),
    download: () =>
      run(NO_DOWNLOAD, async (engine) => saveFile(await engine.pagePng(), fileNameOf(page.id, new Date()))),
  }
}
