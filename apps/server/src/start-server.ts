import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebRendering } from '@huebook/contract'
import { gallerySeed } from '#features/gallery/gallery-job.ts'
import { landingPageSeed } from '#features/gallery/landing-page-job.ts'
import { setupLink } from '#features/setup/setup-link.ts'
import { createAccounts } from '#features/users/accounts.ts'
import { createBackground } from '#platform/background/background.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { rotateSecret, secretOf } from '#platform/db/secret-mark.ts'
import { throughOutage } from '#platform/db/through-outage.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { createOutboxMailer } from '#platform/mail/outbox-mailer.ts'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { NO_METRICS } from '#platform/metrics/metrics.ts'
import { openMetrics } from '#platform/metrics/open-metrics.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { readAppSecret } from '#platform/secrets/app-secret.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createVault } from '#platform/secrets/vault.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { openTraces } from '#platform/traces/open-traces.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { PIXEL_WORKER, WEB_BUILD, WEB_RENDERING } from './locations.ts'
import { seeds } from './seeds.ts'
import { shutDown } from './shut-down.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string
  /** Where the first administrator is created, while there is none. */
  setupLink: string | null
  /** Finishes what is in flight, then closes everything down to the database; answers whether the deadline was met. */
  close(): Promise<boolean>
}

interface Options {
  /** The database is gone for good. */
  onLost(error: Error): void
  /** From then on nobody is waited for any more, be it during the start or while closing. */
  deadline: AbortSignal
}

/** Brings the product up, from the data directory to the listening port. */
export async function startServer(config: Config, log: Log, { onLost, deadline }: Options): Promise<RunningServer> {
  await prepareDataDir(config.dataDir)
  // What cannot be read is said before anything is begun.
  if (!config.appSecret) await readAppSecret(config.dataDir)
  await checkStorage(config)
  const mailer = openMailer(config)
  await mailer.outbox?.check()
  const insist = <Result>(act: () => Promise<Result>) => throughOutage(act, deadline)
  const database = await openDatabase({ ...config, log, onLost, stop: deadline })
  const abandon = () => void database.abandon().catch((error) => log.error({ err: error }, 'the database goes on'))
  deadline.addEventListener('abort', abandon)
  let metrics: Awaited<ReturnType<typeof openMetrics>> | undefined
  let traces: ReturnType<typeof openTraces> | undefined
  try {
    await insist(() => migrate(database.db, config.gallery ? [...seeds, landingPageSeed, gallerySeed] : seeds))
    const { appSecretBefore: before } = config
    if (before && (await insist(() => rotateSecret(database.db, { ...config, before }))))
      log.info('the keys in the settings are sealed with the new secret; APP_SECRET_BEFORE can be removed')
    const secret = await insist(() => secretOf(database.db, config))
    const keyedHash = createKeyedHash(secret)
    const storage = openStorage(config, keyedHash)
    const background = createBackground(log)
    metrics = config.metrics && (await openMetrics(config.metrics, database.db.$client))
    traces = openTraces(config.traces, metrics ?? NO_METRICS, log)
    const closeTraces = traces.close
    // A mail server that is away for a while is worth a line, and no reason to close the site.
    if (!mailer.outbox) background.run('check of the mail server', mailer.check)
    const app = await buildApp({
      config,
      db: database.db,
      storage,
      vault: createVault(secret),
      secret,
      keyedHash,
      mailer,
      background,
      metrics: metrics ?? NO_METRICS,
      traces,
      webBuild: WEB_BUILD,
      rendering: await loadRendering(),
      pixelWorker: PIXEL_WORKER,
      log,
    })
    const isSetUp = await insist(() => createAccounts(storage).hasAdmin(database.db))
    await app.listen({ host: config.host, port: config.port }).catch(async (error) => {
      // It has begun to work on jobs, and would hold on to the database.
      await app.close()
      throw listenError(error, config)
    })
    deadline.removeEventListener('abort', abandon)
    return {
      address: `http://${isLocal(config.host) ? 'localhost' : config.host}:${config.port}`,
      setupLink: isSetUp ? null : setupLink(config.publicUrl, keyedHash),
      async close() {
        metrics?.close()
        const isFinished = await shutDown({ app, mailer, database }, deadline)
        await closeTraces()
        return isFinished
      },
    }
  } catch (error) {
    metrics?.close()
    await traces?.close()
    await database.close()
    throw database.explain(error)
  }
}

/** Built by the web app, of which nothing may be imported by name here. */
const loadRendering = (): Promise<WebRendering> => import(pathToFileURL(WEB_RENDERING).href)

/** How a store seals its addresses has no part in whether it can be used. */
const checkStorage = (config: Config): Promise<void> => openStorage(config, createKeyedHash('')).check()

const openMailer = ({ smtpUrl, mailFrom, dataDir }: Config): Mailer =>
  smtpUrl
    ? createSmtpMailer({ url: smtpUrl, from: mailFrom })
    : createOutboxMailer({ directory: join(dataDir, 'outbox'), from: mailFrom, print: console.log })

async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(`The data directory ${dataDir} cannot be written; check DATA_DIR (${code}).`)
  }
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new OperatorError(`Port ${port} is already in use; stop what is using it or set PORT to another one.`)
  if (error.code === 'EACCES')
    return new OperatorError(`Port ${port} may not be used by this account; set PORT to another one.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new OperatorError(`HOST ${host} is not an address of this machine.`)
  return error
}

const isLocal = (host: string): boolean => ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
