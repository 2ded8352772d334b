import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { PeopledSite, Person } from '../harness/peopled-site.ts'

/** What honest people do. */
export const DEEDS = ['/healthz', '/api/plans/list', '/api/users/read', 'uploads'] as const
export type Deed = (typeof DEEDS)[number]

/** How long each request took, in milliseconds; one that was not answered as it should be took all patience. */
export type Seen = Record<Deed, number[]>

/** How long an honest person waits for an answer, in milliseconds. */
export const PATIENCE_MS = 20_000
/** How often each call is made, in milliseconds, whether the last was answered or not. */
const READ_EVERY_MS = 25
/** How long people take between two uploads, in milliseconds. */
const UPLOAD_PAUSE_MS = 50

/** Honest people on the site for so long. Each upload is the next person's, since nobody has as many pictures. */
export async function beHonest(
  site: PeopledSite,
  people: readonly Person[],
  forMs: number,
  isUploading: boolean,
): Promise<Seen> {
  const seen = Object.fromEntries(DEEDS.map((deed) => [deed, [] as number[]])) as Seen
  const picture = await smallPicture()
  const until = performance.now() + forMs
  const personFor = (time: number) => people[time % people.length] as Person

  const timed = async (deed: Deed, act: (signal: AbortSignal) => Promise<Response>): Promise<void> => {
    const begin = performance.now()
    const isAnswered = await act(AbortSignal.timeout(PATIENCE_MS))
      .then(async (answer) => (await answer.arrayBuffer()) && answer.ok)
      .catch(() => false)
    seen[deed].push(isAnswered ? performance.now() - begin : PATIENCE_MS)
  }

  const read = async (deed: Deed): Promise<void> => {
    const underWay: Promise<void>[] = []
    for (let time = 0; performance.now() < until; time++) {
      const { token, client } = personFor(time)
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': client }
      underWay.push(timed(deed, (signal) => fetch(`${site.address}${deed}`, { headers, signal })))
      await sleep(READ_EVERY_MS)
    }
    await Promise.all(underWay)
  }

  const upload = async (): Promise<void> => {
    for (let time = 0; performance.now() < until; time++) {
      const { token, client } = personFor(time)
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': client }
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(picture)]), 'photo.jpg')
      await timed('uploads', (signal) =>
        fetch(`${site.address}/api/storage/upload`, { method: 'POST', headers, body, signal }),
      )
      await sleep(UPLOAD_PAUSE_MS)
    }
  }

  const reading = DEEDS.filter((deed) => deed !== 'uploads').map(read)
  await Promise.all([...reading, ...(isUploading ? [upload()] : [])])
  return seen
}

/** An avatar as the app sends it: soft, with some grain. */
function smallPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 64, height: 64, channels: 3, background: 'grey', noise } })
    .resize(512, 512, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer()
}
