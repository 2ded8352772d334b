import { resolve } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#platform/operator-error.ts'

interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  publicUrl?: string
}

export interface Config {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  /** An own PostgreSQL; without it the embedded one runs below `dataDir`. */
  databaseUrl?: string
  /** An S3-compatible store; without it files live below `dataDir`. */
  s3?: S3Config
  /** A mail server; without it mails are written below `dataDir`. */
  smtpUrl?: string
  mailFrom: string
  /** The key of the secret settings; without it one is generated once into `dataDir`. */
  appSecret?: string
  /** Which proxy to believe about the client's address, as Fastify's `trustProxy` takes it. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** Calls a minute one client address may make before it is asked to wait. */
  rateLimit: number
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const webAddress = address(/^https?$/, 'https://colour.example.org').transform((url) => url.replace(/\/+$/, ''))

const trustProxy = z.string().transform((value): Config['trustProxy'] => {
  if (/^(on|true|yes)$/i.test(value)) return true
  if (/^(off|false|no)$/i.test(value)) return false
  // A number counts the proxies in front of us; anything else lists their addresses.
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value
})

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/huebook').optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: z.string().optional(),
  APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(1200),
})

type Variables = z.infer<typeof variables>

/** Reads the configuration from environment variables; an empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new OperatorError(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const values = parsed.data
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const s3 = readS3(values)
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(s3 && { s3 }),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    ...(values.APP_SECRET && { appSecret: values.APP_SECRET }),
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
  }
}

/** The store is used when any of its variables is set, and then it needs all of them but the public address. */
function readS3(values: Variables): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = values
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = Object.entries(needed).find(([, value]) => !value)
    throw new OperatorError(`${missing?.[0]} must be set too when files are kept in an S3-compatible store.`)
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_PUBLIC_URL && { publicUrl: S3_PUBLIC_URL }),
  }
}
