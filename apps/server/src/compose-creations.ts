import type { Page, PageId } from '@huebook/contract'
import { createCreationJob, promisePage } from '#features/creations/creation-job.ts'
import { createCreationService } from '#features/creations/creations.service.ts'
import { createPageMaker } from '#features/creations/page-makers.ts'
import { createGalleryJob } from '#features/gallery/gallery-job.ts'
import { createLandingPageJob } from '#features/gallery/landing-page-job.ts'
import type { Caller } from '#http/endpoint.ts'
import { createBuiltInIllustrator } from '#platform/illustrators/built-in-illustrator.ts'
import { chooseIllustrator } from '#platform/illustrators/choose-illustrator.ts'
import { createJudge } from '#platform/illustrators/judge.ts'
import type { Notices } from '#platform/notices/notices.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import type { WorkerPool } from '#platform/workers/worker-pool.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Credits } from '#ports/credits.ts'
import type { KeepFiles } from '#ports/files.ts'
import type { Deps } from './app.ts'
import type { PixelTasks } from './pixel-worker.ts'

interface Parts extends Pick<Deps, 'db' | 'storage' | 'log' | 'webBuild'> {
  config: Pick<Deps['config'], 'openai'>
  notices: Notices
  workers: WorkerPool<PixelTasks>
  accounts: Accounts
  credits: Credits
  keepFiles: KeepFiles
  nameFile: NameFile
  readOpenaiKey(): Promise<string>
  readPage(caller: Caller, id: PageId): Promise<Page>
  stopping: AbortSignal
}

/** Puts together all that makes pages: who draws them, the work that goes on without anybody, and the gallery. */
export function composeCreations(parts: Parts) {
  const { db, storage, log, webBuild, config, notices, workers, accounts, credits, readPage, stopping } = parts
  const { keepFiles, nameFile } = parts
  const builtIn = createBuiltInIllustrator({
    illustrate: (wish, asking) => workers.run('illustratePage', wish, asking),
    missingOf: (wish, asking) => workers.run('missingOfPage', wish, asking),
    understands: (text, asking) => workers.run('understandsWords', { text }, asking),
  })
  const illustrator = chooseIllustrator({
    readKey: parts.readOpenaiKey,
    builtIn,
    async openai(apiKey) {
      // Only now: most sites start without a key, and sooner without the library.
      const { createOpenaiIllustrator } = await import('#platform/illustrators/openai-illustrator.ts')
      return createOpenaiIllustrator({
        apiKey,
        options: config.openai,
        log,
        finish: (bytes, asking) => workers.run('pageOfDrawing', { bytes }, asking),
      })
    },
  })
  const judge = createJudge({ illustrator, storage })
  const makePage = createPageMaker({
    storage,
    illustrator,
    judge,
    glimpseOf: (picture, asking) => workers.run('glimpseOf', picture, asking),
    pageOfUpload: (upload, asking) => workers.run('pageOfUpload', upload, asking),
  })
  return {
    illustrator,
    judge,
    async tryOpenaiKey(key: string): Promise<void> {
      const { tryOpenaiKey } = await import('#platform/illustrators/try-openai-key.ts')
      await tryOpenaiKey(key, config.openai, log)
    },
    creations: createCreationService({ db, notices, credits, readPage, promise: promisePage }),
    tasks: [
      createCreationJob({
        db,
        log,
        credits,
        accounts,
        keepFiles,
        nameFile,
        makePage,
        stopping,
      }),
      createGalleryJob({ db, illustrator: builtIn, keepFiles, nameFile, stopping }),
      createLandingPageJob({
        db,
        webBuild,
        keepFiles,
        nameFile,
        pageOf: (svg) => workers.run('pageOfSvg', { svg }, { person: 'the landing', signal: stopping }),
      }),
    ],
  }
}
