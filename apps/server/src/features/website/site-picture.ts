import { buffer } from 'node:stream/consumers'
import type { Log } from '#platform/log/log.ts'
import { remember } from '#platform/memory/remember.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'

interface Options {
  /** Storage keys of the pictures of so many pages. */
  listPictures(count: number): Promise<string[]>
  storage: Pick<Storage, 'get'>
  /** Done in a worker: this process never decodes. */
  compose(sheets: { sheets: Uint8Array[] }, asking: Asking): Promise<Buffer>
  /** What is shown while the site has too few pages, or they cannot be read. */
  fallback: Buffer
  stopping: AbortSignal
  log: Pick<Log, 'warn'>
}

const PERSON = 'the picture of the site'
/** Fewer would leave holes in the wall. */
const LEAST_PAGES = 6
const MOST_PAGES = 15
/** How long a picture is shown before the pages are looked at again, in milliseconds. */
const KEPT_MS = 10 * 60 * 1000

/** The picture for links to the site: a wall of the pages that people like most. */
export function createSitePicture({ listPictures, storage, compose, fallback, stopping, log }: Options) {
  const sheets = remember(KEPT_MS, () => listPictures(MOST_PAGES))
  let last: { keys: string[]; picture: Promise<Buffer> } | undefined

  async function pictureOf(keys: string[]): Promise<Buffer> {
    if (keys.length < LEAST_PAGES) return fallback
    const files = await Promise.all(keys.map((key) => storage.get(key)))
    const sheets = await Promise.all(files.flatMap((file) => (file ? [buffer(file.body)] : [])))
    return sheets.length < LEAST_PAGES ? fallback : compose({ sheets }, { person: PERSON, signal: stopping })
  }

  return async (): Promise<Buffer> => {
    const keys = await sheets.read()
    if (last?.keys !== keys)
      last = {
        keys,
        picture: pictureOf(keys).catch((error: unknown) => {
          log.warn({ err: error }, 'the picture of the site could not be made')
          return fallback
        }),
      }
    return last.picture
  }
}
