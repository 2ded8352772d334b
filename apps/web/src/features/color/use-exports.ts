import type { CallInput, calls, Page } from '@huebook/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { toasts } from '#ui/toasts/index.ts'
import { fileNameOf } from './exporting/file-name.ts'
import { keepPaper, PAPER_NAMES, type Paper, readPaper } from './exporting/paper.ts'
import { leftDesk } from './left-desk.ts'
import type { Studio } from './open-studio.ts'
import { NO_DOWNLOAD, NO_PRINT } from './saving/saving-words.ts'

export type Purpose = 'print' | 'download'
export interface ExportRequest {
  format: CallInput<typeof calls.exportPage>['body']['format']
  /** Without what was drawn on it. */
  isBlank: boolean
}

const REFUSALS: Readonly<Record<Purpose, string>> = { print: NO_PRINT, download: NO_DOWNLOAD }
const FAILED = 'The page could not be put together. Please try again in a moment.'
const NOT_SHARED = 'The file could not be handed on from here. It stays where it was saved.'
const NOT_KEPT = 'The file could not be saved there. Please make room for it, or choose another place.'
const storage = () => window.localStorage

const showProblem = (message: string, persist: false | 'here' = false) =>
  toasts.getState().show({ variant: 'danger', message, persist })

export type Exports = ReturnType<typeof useExports>

/** Print and download, for those whose plan has them. The files are made on the server, which asks for the plan as well. */
export function useExports(page: Page, studio: Studio | null) {
  const { plan } = useUser()
  const navigate = useNavigate()
  const { key: place } = useLocation()
  const [asked, setAsked] = useState<Purpose | null>(null)
  const [paper, setPaper] = useState(() => readPaper(storage, navigator.language))

  /** The drawing as the server knows it; null where it did not arrive, which has been told. */
  async function sendDrawing({ engine }: Studio): Promise<string | null> {
    const file = new File([await engine.png()], 'drawing.png', { type: 'image/png' })
    return (await api.upload({ body: { file } }))?.url ?? null
  }

  async function fileOf(studio: Studio, { format, isBlank }: ExportRequest): Promise<File | null> {
    const body = { format, paper }
    if (isBlank) return api.exportPage({ params: { id: page.id }, body })
    const { strength } = studio.engine.state.getSnapshot()
    const photo = await sendDrawing(studio)
    return photo === null ? null : api.exportPage({ params: { id: page.id }, body: { ...body, photo, strength } })
  }

  async function handOver(file: File, format: ExportRequest['format']): Promise<void> {
    if (format === 'sheet') {
      const orientation = page.width > page.height ? 'landscape' : 'portrait'
      return platform.print(file, { size: PAPER_NAMES[paper], orientation })
    }
    const saved = await platform.saveFile(file, fileNameOf(page.id, new Date(), format)).catch(() => {
      showProblem(NOT_KEPT)
      return null
    })
    if (!saved) return
    const share = async () => {
      if (!(await kidsLock.ask('sharing'))) return
      if ((await saved.share()) === 'unable') showProblem(NOT_SHARED)
    }
    const action = { label: 'Share', act: () => void share() }
    toasts.getState().show({ variant: 'success', message: saved.words, action })
  }

  async function run(request: ExportRequest): Promise<void> {
    setAsked(null)
    if (!studio) return
    const { engine } = studio
    engine.startExport()
    try {
      const file = await fileOf(studio, request)
      if (file) await handOver(file, request.format)
    } catch {
      showProblem(FAILED)
    } finally {
      engine.endExport()
    }
  }

  async function ask(purpose: Purpose | null): Promise<void> {
    if (!purpose || plan.paid) return setAsked(purpose)
    if (studio) leftDesk.leave(place, studio.engine)
    await navigate(paths.checkout())
    // On the screen it is about, and gone with it: back at the desk nobody is to blame.
    showProblem(REFUSALS[purpose], 'here')
  }

  return {
    /** What somebody is about to do, and is asked how. */
    asked,
    ask: (purpose: Purpose | null) => void ask(purpose),
    run: (request: ExportRequest) => void run(request),
    /** Whether they lead to the plans first. */
    isLocked: !plan.paid,
    hasCurves: page.vector !== null,
    paper,
    choosePaper(next: Paper) {
      setPaper(next)
      keepPaper(storage, next)
    },
  }
}
