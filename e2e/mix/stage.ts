import { rm } from 'node:fs/promises'
import pg from 'pg'
import { type S3Server, s3Servers } from '../../apps/server/src/platform/storage/test-stores.ts'
import { type KeptServer, keepServer } from '../faults/kept-server.ts'
import { newDataDir } from '../site/data-dir.ts'
import { type Mailbox, openMailbox } from '../site/mailbox.ts'
import { freePort, type ServerProcess, startServerProcess } from '../site/server-process.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { layWire, type Wire } from './wire.ts'

export interface MixStage {
  /** The processes of the site, and where each is found. */
  servers: { kept: KeptServer; address: string }[]
  postgres: OwnPostgres
  store: Wire
  /** The store itself, past the wire. */
  s3: S3Server
  mail: Wire
  mailbox: Mailbox
  inDatabase<Answer>(ask: (client: pg.Client) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

/** A site as an operator of several machines has it: so many processes, PostgreSQL, an S3 store, a mail server. */
export async function setMixStage(
  processes: number,
  startProcess: (env: Record<string, string>) => ServerProcess = startServerProcess,
): Promise<MixStage> {
  const [[, startStore]] = s3Servers as [(typeof s3Servers)[number]]
  const [postgres, store, mailbox] = await Promise.all([startPostgres(), startStore(), openMailbox()])
  const wires = {
    store: await layWire(Number(new URL(store.endpoint).port)),
    mail: await layWire(Number(new URL(mailbox.url).port)),
  }
  const folders: string[] = []
  const servers: MixStage['servers'] = []
  const close = async () => {
    await Promise.all(servers.map(({ kept }) => kept.stop()))
    await Promise.all([wires.store.close(), wires.mail.close()])
    await Promise.all([store.stop(), mailbox.close(), postgres.stop()])
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
  for (let one = 0; one < processes; one += 1) {
    const dataDir = await newDataDir()
    folders.push(dataDir)
    const port = await freePort()
    const env = {
      PORT: port,
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      S3_ENDPOINT: `http://127.0.0.1:${wires.store.port}`,
      S3_BUCKET: store.bucket,
      S3_REGION: store.region,
      S3_ACCESS_KEY_ID: store.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.secretAccessKey,
      SMTP_URL: `smtp://127.0.0.1:${wires.mail.port}`,
      APP_SECRET: 'the secret of a site of several processes',
      RATE_LIMIT: '1000000',
      MAIL_LIMIT: '1000000',
    }
    const kept = keepServer(() => startProcess(env))
    servers.push({ kept, address: `http://127.0.0.1:${port}` })
    if (!(await kept.ready())) {
      const why = `A process did not start:\n${[...kept.known().endedByThemselves]}`
      await close()
      throw new Error(why)
    }
  }
  return {
    servers,
    postgres,
    ...wires,
    s3: store,
    mailbox,
    async inDatabase(ask) {
      const client = new pg.Client(postgres.url)
      client.on('error', () => undefined)
      await client.connect()
      return ask(client).finally(() => client.end())
    },
    close,
  }
}
