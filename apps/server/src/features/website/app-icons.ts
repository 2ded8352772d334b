import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Log } from '#platform/log/log.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { DEFAULT_ICON } from './site-sources.ts'

/** The paper of the screens, by day. */
export const PAPER = '#FFFCF7'

interface Look {
  side: number
  /** How much of the side the icon takes: systems cut into what may be masked, as far as a circle of four fifths. */
  share: number
  background: string | null
  purpose?: 'any' | 'maskable'
}

/** A square inside a circle of four fifths of the side. */
const MASKED = { share: 0.56, background: PAPER, purpose: 'maskable' } as const
const PLAIN = { share: 1, background: null, purpose: 'any' } as const

/** What systems ask for where somebody puts the site beside their apps, by its address. */
export const APP_ICONS: Readonly<Record<string, Look>> = {
  '/icon-192.png': { side: 192, ...PLAIN },
  '/icon-512.png': { side: 512, ...PLAIN },
  '/icon-maskable-192.png': { side: 192, ...MASKED },
  '/icon-maskable-512.png': { side: 512, ...MASKED },
  // iPhones and iPads paint black what shines through, and round the corners themselves.
  '/apple-touch-icon.png': { side: 180, share: 0.84, background: PAPER },
}

/** Tells one icon from the next, so that whoever has kept the pictures of an earlier one asks again. */
export const iconVersion = (icon: string): string => createHash('sha256').update(icon).digest('hex').slice(0, 8)

interface Options {
  /** The address of the site's icon. */
  readIcon(): Promise<string>
  storage: Pick<Storage, 'get' | 'keyOf'>
  /** Done in a worker: this process never decodes. */
  draw(wanted: { picture: Uint8Array } & Omit<Look, 'purpose'>, asking: Asking): Promise<Buffer>
  builtIn: Buffer
  stopping: AbortSignal
  log: Pick<Log, 'warn'>
}

/** The site's icon in all its sizes, each drawn when it is first asked for. */
export function createAppIcons({ readIcon, storage, draw, builtIn, stopping, log }: Options) {
  const asking = { person: 'the icon of the site', signal: stopping }
  let last: { icon: string; drawn: Map<string, Promise<Buffer>> } | undefined

  async function pictureOf(icon: string): Promise<Buffer> {
    const key = icon === DEFAULT_ICON ? null : storage.keyOf(icon)
    const file = key && (await storage.get(key))
    return file ? buffer(file.body) : builtIn
  }

  async function drawn(icon: string, { side, share, background }: Look): Promise<Buffer> {
    const look = { side, share, background }
    try {
      return await draw({ picture: await pictureOf(icon), ...look }, asking)
    } catch (error) {
      log.warn({ err: error }, 'the icon of the site could not be drawn')
      return draw({ picture: builtIn, ...look }, asking)
    }
  }

  return async (address: string): Promise<Buffer | null> => {
    const look = APP_ICONS[address]
    if (!look) return null
    const icon = await readIcon()
    if (last?.icon !== icon) last = { icon, drawn: new Map() }
    const { drawn: known } = last
    const picture = known.get(address) ?? drawn(icon, look)
    known.set(address, picture)
    // What has failed is tried again with the next who asks.
    picture.catch(() => known.delete(address))
    return picture
  }
}
