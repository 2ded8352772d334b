import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { type Request, requestBytes } from '../harness/connection.ts'

/** What a slice of a measurement asks: requests of its own, as many as are wanted. */
export interface MeasuredCall {
  name: string
  method: string
  path: string
  /** Requests in one slice. */
  count: number
  /** Whether it changes anything, in one transaction that can be taken back. */
  isTakenBack: boolean
  prepare(count: number): Promise<Buffer[]>
  /** What the call cannot do without beside its SQL, done once with nothing around it. */
  work?(): Promise<unknown>
}

interface Makers {
  /** One for each connection. */
  tokens: readonly string[]
  signIns(count: number): Promise<Buffer[]>
}

/** As browsers say it. */
const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br' }

export function measuredCalls({ tokens, signIns }: Makers): MeasuredCall[] {
  const authorized = (i: number) => ({ ...ACCEPTED, authorization: `Bearer ${tokens[i % tokens.length]}` })

  /** The same request again and again, by each connection's own person. */
  const reading = (name: string, path: string, count: number, headersOf: (i: number) => Request['headers']) => ({
    name,
    method: 'GET',
    path,
    count,
    isTakenBack: false,
    prepare: async (wanted: number) =>
      Array.from({ length: wanted }, (_, i) => requestBytes({ path, headers: headersOf(i) ?? {} })),
  })

  const uploading = async (i: number): Promise<Buffer> => {
    const boundary = randomUUID()
    const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n`
    const body = Buffer.concat([Buffer.from(start), await avatar(), Buffer.from(`\r\n--${boundary}--\r\n`)])
    const headers = { ...authorized(i), 'content-type': `multipart/form-data; boundary=${boundary}` }
    return requestBytes({ method: 'POST', path: '/api/storage/upload', headers, body })
  }

  const one = avatar()
  return [
    reading('`users/read`', '/api/users/read', 1500, authorized),
    reading('`settings/list`', '/api/settings/list', 3000, () => ACCEPTED),
    reading('`/`', '/', 3000, () => ACCEPTED),
    reading('`pages/paginate`', '/api/pages/paginate', 200, authorized),
    reading('`pages/paginate`, uncompressed', '/api/pages/paginate', 200, (i) => ({
      ...authorized(i),
      'accept-encoding': 'identity',
    })),
    {
      name: 'sign-in by code',
      method: 'POST',
      path: '/api/users/verify',
      count: 100,
      isTakenBack: true,
      prepare: signIns,
    },
    {
      name: 'upload of an avatar',
      method: 'POST',
      path: '/api/storage/upload',
      count: 60,
      isTakenBack: false,
      prepare: (wanted) => Promise.all(Array.from({ length: wanted }, (_, i) => uploading(i))),
      work: async () => encodeAnew(await one),
    },
  ]
}

/** A picture as the app sends it, each another one: soft, with some grain. */
function avatar(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 64, height: 64, channels: 3, background: 'grey', noise } })
    .resize(512, 512, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

// As where uploads are decoded: one thread for one picture, and nothing kept of it.
sharp.concurrency(1)
sharp.cache(false)

/** What is done to every picture before it is stored. */
const encodeAnew = (bytes: Buffer): Promise<Buffer> => sharp(bytes).autoOrient().webp({ quality: 90 }).toBuffer()
