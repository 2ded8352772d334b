import { presentShown } from '#features/coloreds/shown.presenter.ts'
import { createCreationJob, promisePage } from '#features/creations/creation-job.ts'
import { creationRoutes } from '#features/creations/creations.routes.ts'
import { createCreationService } from '#features/creations/creations.service.ts'
import { createPageMaker } from '#features/creations/page-makers.ts'
import { createGalleryJob } from '#features/gallery/gallery-job.ts'
import { createLandingPageJob } from '#features/gallery/landing-page-job.ts'
import { imageServerRoutes } from '#features/image-server/image-server.routes.ts'
import { createPageChanges } from '#features/pages/page-changes.ts'
import { pageRoutes } from '#features/pages/pages.routes.ts'
import { createPageService } from '#features/pages/pages.service.ts'
import { createShownPages } from '#features/pages/shown-pages.ts'
import { createOlderPreviews } from '#features/previews/older-previews.ts'
import { createColoringReviewService } from '#features/reviews/coloring-reviews.service.ts'
import { reviewRoutes } from '#features/reviews/reviews.routes.ts'
import { createReviewService } from '#features/reviews/reviews.service.ts'
import type { CreationRequest } from '#platform/db/schema.ts'
import type { Credits } from '#ports/credits.ts'
import { type Area, SWEEP_EXPIRED_MS, SWEEP_FILES_MS } from './area.ts'
import type { Foundation } from './foundation.ts'
import { createIllustrators } from './illustrators.ts'

type Platform = 'config' | 'db' | 'log' | 'metrics' | 'keyedHash' | 'storage' | 'background' | 'stopping' | 'webBuild'
type Shared = 'notices' | 'workers' | 'accounts' | 'audit' | 'auditLog' | 'files' | 'nameFile' | 'uploads' | 'settings'

interface Needs extends Pick<Foundation, Platform | Shared> {
  credits: Credits
}

/** Pages: how they are made, listed, changed, judged and deleted, and the gallery a new site begins with. */
export function createPages(needs: Needs) {
  const {
    db,
    log,
    metrics,
    storage,
    background,
    stopping,
    notices,
    workers,
    accounts,
    audit,
    files,
    nameFile,
    credits,
  } = needs
  const { builtIn, illustrator, judge, checkOpenai, tryServer } = createIllustrators(needs)
  const keepFiles = files.keep
  const pages = createPageService({
    db,
    storage,
    background,
    accounts,
    audit,
    blocksOf: needs.auditLog.blocksOf,
    files,
  })
  const readPage = pages.read
  const creations = createCreationService({ db, notices, credits, readPage, promise: promisePage })
  const makePage = createPageMaker({
    storage,
    illustrator,
    judge,
    glimpseOf: (picture, asking) => workers.run('glimpseOf', picture, asking),
    pageOfUpload: (upload, asking) => workers.run('pageOfUpload', upload, asking),
  })
  const reviews = createReviewService({
    db,
    accounts,
    audit,
    readPage,
    presentColoring: (row, caller) => presentShown(row, caller, storage),
  })
  const onEnd = ({ from }: CreationRequest, outcome: string) =>
    background.run('count of creations', async () =>
      metrics.creationEnded(from === 'photo' ? 'none' : (await illustrator()).name, outcome),
    )
  const olderPreviews = createOlderPreviews({
    db,
    log,
    storage,
    nameFile,
    files,
    shrink: (picture, asking) => workers.run('smallPicturesOf', picture, asking),
  })

  return {
    pages,
    shownPages: createShownPages({ db, storage }),
    checkOpenai,

    endpoints: [
      ...pageRoutes(pages, createPageChanges({ db, accounts, judge, readPage, stopping })),
      ...creationRoutes({
        creations,
        illustrator,
        uploadedKey: (url, by) => needs.uploads.uploadedKey(db, url, [by]),
        stopping,
      }),
      ...imageServerRoutes({ readServer: needs.settings.imageServer, tryServer, stopping }),
      ...reviewRoutes(reviews, createColoringReviewService({ db, accounts, audit, holdPage: pages.hold })),
    ],
    tasks: {
      pages: [
        createCreationJob({ db, log, credits, accounts, keepFiles, nameFile, makePage, onEnd, stopping }),
        createGalleryJob({ db, illustrator: builtIn, keepFiles, nameFile, stopping }),
        createLandingPageJob({
          db,
          webBuild: needs.webBuild,
          keepFiles,
          nameFile,
          pageOf: (svg) => workers.run('pageOfSvg', { svg }, { person: 'the landing', signal: stopping }),
        }),
      ],
    },
    sweeps: [
      { task: 'sweep of deleted pages', everyMs: SWEEP_EXPIRED_MS, run: pages.sweep },
      { task: 'sweep of creations', everyMs: SWEEP_EXPIRED_MS, run: creations.sweep },
      { task: 'pictures of earlier versions', everyMs: SWEEP_FILES_MS, run: olderPreviews.complete },
    ],
  } satisfies Area & Record<string, unknown>
}
