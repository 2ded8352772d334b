import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import type { Log } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { loadAppSecret } from '#platform/secrets/app-secret.ts'
import { createVault } from '#platform/secrets/vault.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createS3Storage } from '#platform/storage/s3-storage.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { WEB_BUILD } from './locations.ts'
import { seeds } from './seeds.ts'

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string
  /** Finishes what is in flight, then closes everything down to the database. */
  close(): Promise<void>
}

/** Brings the product up, from the data directory to the listening port. */
export async function startServer(config: Config, log: Log, onLost: (error: Error) => void): Promise<RunningServer> {
  await prepareDataDir(config.dataDir)
  const vault = createVault(config.appSecret ?? (await loadAppSecret(config.dataDir)))
  const storage = config.s3
    ? createS3Storage(config.s3)
    : createDiskStorage({ directory: join(config.dataDir, 'files') })
  await storage.check()
  const database = await openDatabase({ ...config, log, onLost })
  try {
    await migrate(database.db, seeds)
    const app = await buildApp({ config, db: database.db, storage, vault, webBuild: WEB_BUILD, log })
    await app.listen({ host: config.host, port: config.port }).catch((error) => {
      throw listenError(error, config)
    })
    return {
      address: `http://${isLocal(config.host) ? 'localhost' : config.host}:${config.port}`,
      async close() {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

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
