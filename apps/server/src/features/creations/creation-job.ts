import type { CreationId, CreationStage } from '@huebook/contract'
import { CreationId as Id } from '@huebook/contract'
import { z } from 'zod'
import { type AppError, appError } from '#http/app-error.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { outageOf } from '#platform/db/outage.ts'
import type { CreationRequest } from '#platform/db/schema.ts'
import { DrawingFailure } from '#platform/illustrators/illustrator.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { filesOf } from '#platform/pixels/page-files.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import { StorageError, StorageFull } from '#platform/storage/storage.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Credits } from '#ports/credits.ts'
import type { KeepFiles } from '#ports/files.ts'
import { type CreationRow, creationQueries } from './creations.queries.ts'
import type { MadePage, MakePage } from './page-makers.ts'
import { problemOf } from './problem-of.ts'

interface Options {
  db: Db
  log: Pick<Log, 'error'>
  credits: Credits
  accounts: Pick<Accounts, 'hold'>
  keepFiles: KeepFiles
  nameFile: NameFile
  makePage: MakePage
  /** Is told how each creation has ended: `made`, or the code of what the person was told. */
  onEnd(request: CreationRequest, outcome: string): void
  /** Fires when this process ends: what it has not finished is left to the next. */
  stopping: AbortSignal
}

const NAME = 'make a page'
const Given = z.object({ creationId: Id })

/** How often a page is begun: a drawing that takes the process with it must not do so for ever. */
const ATTEMPTS = 5
/** For so long a page waits for a database or a store that is away, in milliseconds: whoever asked may be waiting. */
const OUTAGE_MS = 10 * 60_000
/** How often the reservation of the credit is renewed, in milliseconds. */
const RENEW_MS = 60_000

/** Another one for each creation, and the same again when that is begun anew. The end of an id is chance, whatever its kind. */
const seedOf = (id: CreationId): number => Number.parseInt(id.slice(-8), 16)

/** Promises, with the transaction, that a page will be made, whatever becomes of this process. */
export const promisePage = (tx: Tx, creationId: CreationId): Promise<void> => addJob(tx, NAME, { creationId })

/** Makes the pages that were promised. Each ends in a page, or in a sentence and a credit given back. */
export function createCreationJob(options: Options): Task {
  const { db, log, credits, accounts, keepFiles, nameFile, makePage, onEnd, stopping } = options

  /**
   * The account before the creation: whoever leaves locks in that order, too, and whoever asks for a page waits for the
   * account while it is their turn to spend credits. Otherwise these three could wait for each other.
   */
  async function lockUnderWay(tx: Tx, id: CreationId): Promise<CreationRow | undefined> {
    const found = await creationQueries(tx).find(id)
    if (!found || !(await accounts.hold(tx, found.userId))) return undefined
    return creationQueries(tx).lockUnderWay(id)
  }

  /** Nobody else works on it: a job belongs to one process, and to another only once that has died. */
  const begin = (id: CreationId): Promise<CreationRow | undefined> =>
    db.transaction(async (tx) => {
      const creation = await lockUnderWay(tx, id)
      if (!creation) return undefined
      await creationQueries(tx).begin(id)
      if (creation.creditUseId) await credits.renew(tx, creation.creditUseId)
      return { ...creation, attempts: creation.attempts + 1 }
    })

  async function make(creation: CreationRow): Promise<MadePage> {
    const { id, creditUseId, userId, request } = creation
    const renewing = setInterval(() => {
      // One that is not renewed runs out, and is taken anew in the end.
      if (creditUseId) db.transaction((tx) => credits.renew(tx, creditUseId)).catch(() => undefined)
    }, RENEW_MS)
    // One after the other, and none is waited for: nobody's drawing depends on who watches it.
    let reported = Promise.resolve()
    const report = (stage: CreationStage, percent: number, preview?: string) => {
      reported = reported
        .then(() => db.transaction((tx) => creationQueries(tx).progress(id, stage, Math.round(percent), preview)))
        .catch(() => undefined)
    }
    try {
      return await makePage(request, {
        person: userId,
        signal: stopping,
        seed: seedOf(id),
        isNew: async (page) =>
          (await creationQueries(db).pagesOf(userId, filesOf(page, userId, nameFile).names)).length === 0,
        report,
      })
    } finally {
      clearInterval(renewing)
      await reported
    }
  }

  function store({ id, userId, request, creditUseId }: CreationRow, page: MadePage): Promise<void> {
    const { files, names, row } = filesOf(page, userId, nameFile)
    return keepFiles(files, async (tx) => {
      // Deleted or blocked while it was drawn.
      const account = await accounts.hold(tx, userId)
      if (!account || account.blocked) throw appError(account ? 'BLOCKED' : 'SIGNED_OUT')
      if (!(await creationQueries(tx).lockUnderWay(id))) throw appError('CREATION_NOT_FOUND')
      // They store the same picture nowhere else meanwhile: whoever keeps a file takes turns.
      const equal = await creationQueries(tx).pagesOf(userId, names)
      const { title, style, missing, credit, vouched, reviewed } = page
      const asked =
        request.from === 'prompt' ? { prompt: request.prompt, style: style ?? '' } : { source: request.photo }
      const about = { ...asked, title, missing, credit, vouched, reviewed }
      const had = equal.find((one) => one.public === request.public)
      const pageId =
        had?.id ?? (await creationQueries(tx).insertPage({ ...row, ...about, userId, public: request.public }))
      if (!creditUseId) throw new Error('a page has no credit')
      // A picture is paid for once: whoever has it gets the credit back, also for its twin that others see, or do not.
      const isPaidFor = had !== undefined || equal.length === 1
      await (isPaidFor ? credits.release(tx, creditUseId) : credits.settle(tx, creditUseId, pageId))
      await creationQueries(tx).end(id, { pageId })
    })
  }

  /** Ends it with words for whoever waits, and gives the credit back in the same step. */
  const fail = (id: CreationId, error: AppError): Promise<void> =>
    db.transaction(async (tx) => {
      const creation = await lockUnderWay(tx, id)
      if (!creation) return
      await creationQueries(tx).end(id, { problem: { code: error.code, message: error.message } })
      if (creation.creditUseId) await credits.release(tx, creation.creditUseId)
    })

  return {
    name: NAME,

    async run(given) {
      const { creationId } = Given.parse(given)
      const creation = await begin(creationId)
      if (!creation) return
      try {
        if (creation.attempts > ATTEMPTS) throw new Error('a page was begun too often')
        await store(creation, await make(creation))
        onEnd(creation.request, 'made')
      } catch (error) {
        // Left to the next process, credit and all.
        stopping.throwIfAborted()
        if (isPassing(error) && Date.now() < creation.createdAt.getTime() + OUTAGE_MS) {
          // The drawing has done nothing wrong. Where even that cannot be written down, it counts as begun once more.
          await creationQueries(db)
            .takeBack(creationId)
            .catch(() => undefined)
          throw error
        }
        const problem = problemOf(error)
        if (['INTERNAL', 'NO_ROOM'].includes(problem.code)) log.error({ err: error }, 'a page could not be made')
        await fail(creationId, problem)
        onEnd(creation.request, problem.code)
      }
    },
  }
}

/** The database or the store is away for a moment: it is tried again; what is full stays so. Whoever draws is away for as long as it says. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof DrawingFailure || error instanceof StorageFull) &&
  (outageOf(error) !== null || error instanceof StorageError)
