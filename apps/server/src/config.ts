import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { OwnApps } from '#features/website/app-links.ts'
import type { OpenaiOptions } from '#platform/illustrators/openai-illustrator.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { StripeOptions } from '#platform/payments/stripe-provider.ts'
import type { S3Options } from '#platform/storage/s3-storage.ts'
import type { TraceOptions } from '#platform/traces/open-traces.ts'

export interface Config {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  /** Where backups are kept unless it is said where one goes. */
  backupDir: string
  /** An own PostgreSQL; without it the embedded one runs below `dataDir`. */
  databaseUrl?: string
  /** An S3-compatible store; without it files live below `dataDir`. */
  s3?: S3Options
  /** A mail server; without it mails are written below `dataDir`. */
  smtpUrl?: string
  mailFrom: string
  /** The key of the secret settings; without it one is generated once into `dataDir`. */
  appSecret?: string
  /** The one of before, while a site goes over to another. */
  appSecretBefore?: string
  /** Which proxy to believe about the client's address, as Fastify's `trustProxy` takes it. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean)
  /** Calls a minute one client address may make before it is asked to wait. */
  rateLimit: number
  /** Sign-in mails one client address may ask for in an hour. */
  mailLimit: number
  /** Wrong codes one client address may send in a quarter of an hour. */
  guessLimit: number
  /** How OpenAI is asked once its key is set. */
  openai: OpenaiOptions
  /** How long an image server of the operator's own may be silent while it draws, in milliseconds. */
  imageServerPatienceMs: number
  /** How Stripe is asked once its key is set. */
  stripe: StripeOptions
  /** Where metrics are read; without it they are not even counted. */
  metrics?: { host: string; port: number }
  /** Who collects traces; without anybody no request is followed. */
  traces?: TraceOptions
  /** Whether a new site starts with pages in it. */
  gallery: boolean
  /** The apps for phones that are made for this site, which may open its links. */
  apps: OwnApps
}

/** How long whoever draws may be silent, in seconds: OpenAI shows something every few, a machine without a graphics card nothing for minutes. */
const PATIENCE = { openai: 60, imageServer: 15 * 60 }

/** How long Stripe may take to answer: it is quick, and somebody waits for it. */
const STRIPE_PATIENCE_MS = 10_000

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

const webAddress = address(/^https?$/, 'https://colour.example.org')
  // Paths are put behind it, which neither a query nor a fragment survives; a password would be in every mail.
  .refine((url) => !/[?#]/.test(url) && !hasCredentials(url), 'must be an address with nothing but host and path')
  .transform((url) => url.replace(/\/+$/, ''))

/** Only a host: the library puts the whole path behind it. */
const apiAddress = webAddress.refine(
  (url) => new URL(url).pathname === '/',
  'must be an address with nothing but a host',
)

/** Believes what so many proxies in front of us say, and nothing a client has written before them. */
const proxies = (count: number) => (_address: string, hop: number) => hop < count

const trustProxy = z.string().transform((value, context): Config['trustProxy'] => {
  const given = value.trim()
  if (/^(off|false|no)$/i.test(given)) return false
  if (/^(on|true|yes)$/i.test(given)) return proxies(1)
  if (/^\d+$/.test(given)) return Number(given) > 0 && proxies(Number(given))
  const addresses = given.split(',').map((one) => one.trim())
  if (addresses.every(isProxyAddress)) return addresses
  context.addIssue('must be on, off, how many proxies there are, or their addresses such as 10.0.0.0/8')
  return z.NEVER
})

/** An address, a network such as 10.0.0.0/8, or one of the names Fastify has for private networks. */
function isProxyAddress(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [ip = '', bits, ...more] = text.split('/')
  const version = isIP(ip)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** What there may be more than one of, with commas between. */
const listOf = (one: RegExp, sentence: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => one.test(part)), sentence)

const androidApps = listOf(
  /^[a-z]\w*(\.[a-z]\w*)+@[\da-f]{2}(:[\da-f]{2}){31}$/i,
  'must be an id and a SHA-256 fingerprint such as org.huebook.app@14:6D:…:C5, and a comma between two of them',
).transform((apps) =>
  apps.map((app) => {
    const [id = '', fingerprint = ''] = app.split('@')
    return { id, fingerprint: fingerprint.toUpperCase() }
  }),
)

const appleApps = listOf(
  /^[A-Z\d]{10}(\.[A-Za-z\d-]+){2,}$/,
  'must be a team and an id such as ABCDE12345.org.huebook.app, and a comma between two of them',
)

/** As OpenTelemetry writes them: name=value,name=value, each value as it stands in an address. */
const headers = z.string().transform((value, context): Record<string, string> => {
  try {
    const pairs = value.split(',').map((pair) => /^\s*([\w-]+)=(.*)$/.exec(pair) ?? [])
    const read = pairs.map(([, name = '', text = '']) => [name.toLowerCase(), decodeURIComponent(text.trim())] as const)
    // What cannot be sent is refused now, and not with every trace.
    new Headers(Object.fromEntries(read))
    return Object.fromEntries(read)
  } catch {
    context.addIssue('must be names and values such as api-key=123,tenant=huebook')
    return z.NEVER
  }
})

const share = z
  .string()
  .regex(/^\d*\.?\d+$/, 'must be a number from 0 to 1')
  .transform(Number)
  .refine((value) => value <= 1, 'must be a number from 0 to 1')

const appSecret = z.string().min(16, 'must have at least 16 characters').optional()

const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/huebook').optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: z.string().optional(),
  APP_SECRET: appSecret,
  APP_SECRET_BEFORE: appSecret,
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(1200),
  MAIL_LIMIT: wholeNumber(1, 1_000_000).default(60),
  GUESS_LIMIT: wholeNumber(1, 10_000).default(30),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().default('huebook'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1'),
  OPENAI_TEXT_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_PATIENCE: wholeNumber(1, 7200).optional(),
  STRIPE_API_BASE: apiAddress.optional(),
  GALLERY: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ANDROID_APPS: androidApps.default([]),
  APPLE_APPS: appleApps.default([]),
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
  if (values.METRICS_PORT === values.PORT)
    throw new OperatorError('METRICS_PORT must not be PORT: metrics are for the operator alone.')
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(s3 && { s3 }),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    ...(values.APP_SECRET && { appSecret: values.APP_SECRET }),
    ...(values.APP_SECRET_BEFORE && { appSecretBefore: values.APP_SECRET_BEFORE }),
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
    mailLimit: values.MAIL_LIMIT,
    guessLimit: values.GUESS_LIMIT,
    ...(values.METRICS_PORT && { metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT } }),
    ...(values.OTEL_EXPORTER_OTLP_ENDPOINT && {
      traces: {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS,
        service: values.OTEL_SERVICE_NAME,
        ratio: values.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
    openai: {
      baseUrl: values.OPENAI_BASE_URL,
      imageModel: values.OPENAI_IMAGE_MODEL,
      textModel: values.OPENAI_TEXT_MODEL,
      patienceMs: (values.OPENAI_PATIENCE ?? PATIENCE.openai) * 1000,
    },
    imageServerPatienceMs: (values.OPENAI_PATIENCE ?? PATIENCE.imageServer) * 1000,
    stripe: { apiBase: values.STRIPE_API_BASE, patienceMs: STRIPE_PATIENCE_MS },
    gallery: values.GALLERY === 'on',
    apps: { android: values.ANDROID_APPS, apple: values.APPLE_APPS },
  }
}

/** The store is used when any of its variables is set, and then it needs all of them but the public address. */
function readS3(values: Variables): S3Options | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = values
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (!S3_PUBLIC_URL && Object.values(needed).every((value) => !value)) return undefined
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
