// Named, since programs beside the server use these stores, too.
/// <reference path="./s3rver.d.ts" />
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { S3mini } from 's3mini'
import S3rver from 's3rver'

export interface S3Server {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Where it keeps its files. */
  directory: string
  stop(): Promise<void>
}

const bucket = 'pictures'
const region = 'us-east-1'

export const temporaryDirectory = () => mkdtemp(join(tmpdir(), 'huebook-storage-'))

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
    })
  })
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startS3rver(): Promise<S3Server> {
  const directory = await temporaryDirectory()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    directory,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

const minioBinary = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'minio'))
  .find((path) => existsSync(path))

async function startMinio(binary: string): Promise<S3Server> {
  const directory = await temporaryDirectory()
  const address = `127.0.0.1:${await freePort()}`
  const secrets = { accessKeyId: 'huebook-test', secretAccessKey: 'huebook-test-secret' }
  const server = spawn(binary, ['server', directory, '--address', address, '--console-address', '127.0.0.1:0'], {
    env: { ...process.env, MINIO_ROOT_USER: secrets.accessKeyId, MINIO_ROOT_PASSWORD: secrets.secretAccessKey },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const endpoint = `http://${address}`
  const client = new S3mini({ ...secrets, endpoint: `${endpoint}/${bucket}`, region })
  // Refused connections are how it says "not yet"; an early exit means it never will.
  while (!(await client.createBucket().catch(() => false)))
    if (server.exitCode !== null) throw new Error('MinIO did not start')
  return {
    ...secrets,
    directory,
    endpoint,
    bucket,
    region,
    async stop() {
      server.kill()
      await ended
      await rm(directory, { recursive: true })
    },
  }
}

/** s3rver never verifies a signature, so MinIO joins in wherever it is installed. */
export const s3Servers: [name: string, start: () => Promise<S3Server>][] = [['s3rver', startS3rver]]
if (minioBinary) s3Servers.push(['MinIO', () => startMinio(minioBinary)])
