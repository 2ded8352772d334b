import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/handle.ts'
import { pages, users } from '#platform/db/schema.ts'
import type { Seed } from '#platform/db/seed.ts'
import type { Illustrator } from '#platform/illustrators/illustrator.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import { filesOf } from '#platform/pixels/page-files.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import type { KeepFiles } from '#ports/files.ts'
import { GALLERY } from './gallery.ts'

interface Options {
  db: Db
  illustrator: Pick<Illustrator, 'draw'>
  keepFiles: KeepFiles
  nameFile: NameFile
  /** Fires when this process ends: the rest is drawn after the next start. */
  stopping: AbortSignal
}

const NAME = 'draw a page of the gallery'
const Given = z.object({
  number: z
    .int()
    .min(0)
    .max(GALLERY.length - 1),
})
const HOUSE = { name: 'Huebook', email: 'gallery@huebook.invalid', house: true }
/** Between one page and the next, as if they had been shared day by day. */
const APART = sql`interval '7 hours'`

/**
 * Promises a new site its gallery, and makes the account it belongs to. Drawing it takes a while, so that is done once people
 * can come. A site that was there before has pages of its own: it gets none that nobody has asked for.
 */
export const gallerySeed: Seed = {
  name: 'gallery',
  async run(tx, { isNew }) {
    if (!isNew) return
    await tx.insert(users).values(HOUSE)
    // Whoever has just started the site asks for a page of their own, and would wait for all of these.
    for (const number of GALLERY.keys()) await addJob(tx, NAME, { number }, { isIdle: true })
  },
}

/** Draws the gallery, one page at a time. */
export function createGalleryJob({ db, illustrator, keepFiles, nameFile, stopping }: Options): Task {
  return {
    name: NAME,

    async run(given) {
      const { number } = Given.parse(given)
      const request = GALLERY[number]
      const owner = await findHouse(db)
      // Removed by somebody, or drawn by a process that died before it could say so.
      if (!request || !owner || (await isDrawn(db, owner.id, request.prompt))) return
      const page = await illustrator.draw(request, {
        person: NAME,
        signal: stopping,
        seed: 1,
        onProgress: () => undefined,
      })
      const { files, row } = filesOf(page, owner.id, nameFile)
      const { title, style, missing, credit } = page
      const about = {
        prompt: request.prompt,
        style: style ?? '',
        title,
        missing,
        credit,
        public: true,
        userId: owner.id,
      }
      await keepFiles(files, async (tx) => {
        await tx.insert(pages).values({ ...row, ...about, createdAt: sql`now() - ${number} * ${APART}` })
      })
    },
  }
}

export const findHouse = async (handle: Db | Tx) =>
  (await handle.select({ id: users.id }).from(users).where(eq(users.house, true)))[0]

const isDrawn = async (db: Db, owner: (typeof users.$inferSelect)['id'], prompt: string): Promise<boolean> =>
  (await db.$count(pages, and(eq(pages.userId, owner), eq(pages.prompt, prompt)))) > 0
