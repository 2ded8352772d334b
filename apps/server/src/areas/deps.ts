import type { WebRendering } from '@huebook/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Traces } from '#platform/traces/traces.ts'

/** What the whole server is made from; opened by whoever starts it, and closed by them. */
export interface Deps {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'dataDir'
    | 'backupDir'
    | 'databaseUrl'
    | 'trustProxy'
    | 'rateLimit'
    | 'mailLimit'
    | 'guessLimit'
    | 's3'
    | 'openai'
    | 'imageServerPatienceMs'
    | 'stripe'
    | 'apps'
  >
  db: Db
  storage: Storage
  vault: Vault
  /** What everything is sealed with: it goes along with each backup. */
  secret: string
  keyedHash: KeyedHash
  mailer: Mailer
  background: Background
  metrics: Metrics
  traces: Traces
  /** Folder of the built web app. */
  webBuild: string
  /** Writes the screens that everybody may see, as the web app shows them. */
  rendering: WebRendering
  /** The program of the processes in which pictures are worked on. */
  pixelWorker: string
  log: FastifyBaseLogger
}
