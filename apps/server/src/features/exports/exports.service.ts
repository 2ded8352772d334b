import { buffer } from 'node:stream/consumers'
import type { CallBody, calls, Page, PageId, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Handle } from '#platform/db/handle.ts'
import type { exportOfPage } from '#platform/pixels/export-of-page.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { Accounts } from '#ports/accounts.ts'

export type ExportService = ReturnType<typeof createExportService>

interface Options {
  db: Db
  storage: Pick<Storage, 'keyOf' | 'get'>
  accounts: Pick<Accounts, 'present'>
  readPage(caller: Caller, id: PageId): Promise<Page>
  uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null>
  /** Done in a worker: this process never decodes. */
  exportOf(page: Parameters<typeof exportOfPage>[0], asking: Asking): ReturnType<typeof exportOfPage>
}

type ExportRequest = CallBody<typeof calls.exportPage>

const TYPES = { png: 'image/png', pdf: 'application/pdf', svg: 'image/svg+xml', sheet: 'image/svg+xml' } as const

const refusalOf = ({ format }: ExportRequest) =>
  appError('NO_PAID_PLAN', `${format === 'sheet' ? 'Print' : 'Download'} is only available on the paid plan.`)

const notExportable = () => appError('INVALID', 'This cannot be made into a file. Please try another kind')

/** Files of pages, for those whose plan has them: this is where they are made, so this is where it is asked. */
export function createExportService({ db, storage, accounts, readPage, uploadedKey, exportOf }: Options) {
  /** Read to its end even where the drawing is refused beside it: a file that nobody reads stays open. */
  async function stored(url: string | null): Promise<Buffer | null> {
    const key = url && storage.keyOf(url)
    const file = key ? await storage.get(key) : null
    return file && buffer(file.body)
  }

  async function drawingOf(caller: Caller, photo: string | undefined): Promise<Buffer | null> {
    if (photo === undefined) return null
    const key = await uploadedKey(db, photo, [caller.id])
    const file = key?.endsWith('.png') ? await storage.get(key) : null
    if (!file) throw notExportable()
    return buffer(file.body)
  }

  return {
    async make(caller: Caller, id: PageId, request: ExportRequest, signal: AbortSignal): Promise<File> {
      const { plan } = await accounts.present(db, caller.id)
      if (!plan.paid) throw refusalOf(request)
      const page = await readPage(caller, id)
      const [illustration, vector, drawing] = await Promise.all([
        stored(page.illustration),
        stored(page.vector),
        drawingOf(caller, request.photo),
      ])
      if (!illustration) throw appError('PAGE_NOT_FOUND')
      const bytes = await exportOf(
        {
          format: request.format,
          paper: request.paper,
          title: page.title,
          credit: page.credit,
          illustration,
          vector: vector?.toString() ?? null,
          drawing,
          strength: request.strength,
        },
        { person: caller.id, signal },
      )
      if (!bytes) throw notExportable()
      return new File([new Uint8Array(bytes)], `${id}.${request.format}`, { type: TYPES[request.format] })
    },
  }
}
