import { sql } from 'drizzle-orm'
import { audit, createAuditService } from '#features/audit/audit.service.ts'
import { serveFiles } from '#features/files/files.routes.ts'
import { createFileService } from '#features/files/files.service.ts'
import { recordMails } from '#features/mail/record-mails.ts'
import { paymentPromises } from '#features/payments/promises.ts'
import { createSettingService } from '#features/settings/settings.service.ts'
import { uploadRoutes } from '#features/uploads/uploads.routes.ts'
import { createUploadService } from '#features/uploads/uploads.service.ts'
import { createAccounts } from '#features/users/accounts.ts'
import { createEditWebsite } from '#features/website/edit-website.ts'
import type { PixelTasks } from '#pixel-worker.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { createNotices } from '#platform/notices/notices.ts'
import { countStorageErrors } from '#platform/storage/count-storage-errors.ts'
import { createNameFile } from '#platform/storage/name-file.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import { type Area, SWEEP_EXPIRED_MS, SWEEP_FILES_MS } from './area.ts'
import type { Deps } from './deps.ts'

interface Needs extends Deps {
  /** Fires when this process is about to end. */
  stopping: AbortSignal
}

export type Foundation = ReturnType<typeof createFoundation>

/** How long a picture may be worked on, in milliseconds: forty megapixels take a slow machine half of that. */
const PIXEL_WORK_MS = 60_000
/** How long the processes for it wait for the next picture, in milliseconds; each holds sixty megabytes. */
const PIXEL_IDLE_MS = 5 * 60 * 1000

/** What several areas stand on: the outside as it was handed in, what holds over all processes, files, settings, accounts. */
export function createFoundation(needs: Needs) {
  const { db, vault, keyedHash, log, metrics } = needs
  const storage = countStorageErrors(needs.storage, metrics)
  const mailer = recordMails({ ...needs, mailer: countMails(needs.mailer, metrics) })
  const notices = createNotices({ db, log })
  const limiter = createLimiter(db, keyedHash)
  const workers = createWorkerPool<PixelTasks>({
    file: needs.pixelWorker,
    deadlineMs: PIXEL_WORK_MS,
    idleMs: PIXEL_IDLE_MS,
    log,
  })
  const accounts = createAccounts(storage)
  const files = createFileService(db, storage)
  const nameFile = createNameFile(keyedHash)
  const uploads = createUploadService({
    storage,
    accounts,
    decode: (sent, asking) => workers.run('decodePicture', sent, asking),
    keepFiles: files.keep,
    nameFile,
  })
  const settings = createSettingService({
    db,
    vault,
    notices,
    isAdminsUpload: uploads.isByAdmin,
    editWebsite: createEditWebsite({ isAdminsUpload: uploads.isByAdmin }),
    onStripeKey: paymentPromises.compare,
    audit,
  })

  return {
    ...needs,
    storage,
    mailer,
    notices,
    limiter,
    workers,
    accounts,
    audit,
    auditLog: createAuditService(db),
    files,
    nameFile,
    uploads,
    settings,

    endpoints: uploadRoutes(uploads),
    serve: (app) => serveFiles(app, { storage, audienceOf: files.audienceOf }),
    sweeps: [
      { task: 'sweep of files', everyMs: SWEEP_FILES_MS, run: files.sweep },
      { task: 'sweep of half-written files', everyMs: SWEEP_FILES_MS, run: storage.removeUnfinished },
      {
        task: 'sweep of half-written mails',
        everyMs: SWEEP_FILES_MS,
        run: async () => mailer.outbox?.removeUnfinished(),
      },
      { task: 'sweep of limits', everyMs: SWEEP_EXPIRED_MS, run: limiter.sweep },
    ],
    checks: {
      database: async () => db.execute(sql`select 1`),
      storage: () => storage.check(),
      ...(mailer.outbox && { outbox: mailer.outbox.check }),
    },
    onStart: notices.start,
    async onClose() {
      await notices.stop()
      await workers.close()
    },
  } satisfies Area & Record<string, unknown>
}
