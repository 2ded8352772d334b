import { coloredRoutes } from '#features/coloreds/coloreds.routes.ts'
import { createColoredService } from '#features/coloreds/coloreds.service.ts'
import { createLinkedColorings } from '#features/coloreds/linked-colorings.ts'
import { createLinkService } from '#features/coloreds/links.service.ts'
import { createShownService } from '#features/coloreds/shown.service.ts'
import { createVersionService } from '#features/coloreds/versions.service.ts'
import { exportRoutes } from '#features/exports/exports.routes.ts'
import { createExportService } from '#features/exports/exports.service.ts'
import type { PageService } from '#features/pages/pages.service.ts'
import type { Credits } from '#ports/credits.ts'
import type { Area } from './area.ts'
import type { Foundation } from './foundation.ts'

interface Needs
  extends Pick<
    Foundation,
    'db' | 'storage' | 'background' | 'workers' | 'accounts' | 'files' | 'nameFile' | 'uploads'
  > {
  credits: Credits
  pages: PageService
}

/** What people make of pages: colourings, their earlier versions, and files to keep or print. */
export function createColoring({ db, storage, background, workers, accounts, files, nameFile, ...needs }: Needs) {
  const { pages, credits } = needs
  const { uploadedKey } = needs.uploads
  const coloreds = createColoredService({
    db,
    storage,
    nameFile,
    background,
    pages,
    credits,
    files,
    uploadedKey,
    previewsOf: (colored, asking) => workers.run('previewsOfColored', colored, asking),
  })
  const exports = createExportService({
    db,
    storage,
    accounts,
    readPage: pages.read,
    uploadedKey,
    exportOf: (page, asking) => workers.run('exportOfPage', page, asking),
  })
  const versions = createVersionService({ db, storage, pages })
  const links = createLinkService({ db, pages })
  const shown = createShownService({ db, storage, background, pages, files })
  return {
    linkedColorings: createLinkedColorings({ db, storage }),

    endpoints: [...coloredRoutes({ coloreds, versions, links, shown }), ...exportRoutes(exports)],
  } satisfies Area & Record<string, unknown>
}
