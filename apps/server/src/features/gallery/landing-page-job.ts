import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANDING_PAGE_ID, PageId } from '@huebook/contract'
import type { Db } from '#platform/db/handle.ts'
import { pages } from '#platform/db/schema.ts'
import type { Seed } from '#platform/db/seed.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import { filesOf } from '#platform/pixels/page-files.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import type { KeepFiles } from '#ports/files.ts'
import { findHouse } from './gallery-job.ts'

interface Options {
  db: Db
  /** Folder of the built web app, which has the picture. */
  webBuild: string
  keepFiles: KeepFiles
  nameFile: NameFile
  pageOf(svg: string): Promise<FinishedPage>
}

const NAME = 'make a page of the picture on the landing'
const PICTURE = 'landing/fox-in-the-garden.svg'
const ABOUT = { title: 'A fox in the garden', prompt: 'a fox in the garden', style: 'scene', public: true } as const

/** Promises that the picture on the landing is a page of the gallery: who has coloured it there goes on with it here. */
export const landingPageSeed: Seed = {
  name: 'landing page',
  run: (tx) => addJob(tx, NAME, {}),
}

/** Makes a page of the picture that the landing shows, under the id that the landing knows. */
export function createLandingPageJob({ db, webBuild, keepFiles, nameFile, pageOf }: Options): Task {
  return {
    name: NAME,

    async run() {
      const house = await findHouse(db)
      if (!house) return
      const svg = await readFile(join(webBuild, PICTURE), 'utf8')
      const { files, row } = filesOf(await pageOf(svg), house.id, nameFile)
      const id = PageId.parse(LANDING_PAGE_ID)
      await keepFiles(files, async (tx) => {
        await tx
          .insert(pages)
          .values({ ...row, ...ABOUT, id, userId: house.id })
          .onConflictDoNothing()
      })
    },
  }
}
