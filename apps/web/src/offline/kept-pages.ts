import type { Page, UserId } from '@huebook/contract'

/** Everything it takes to open the colour screen of a page again. */
interface KeptPage {
  page: Page
  files: string[]
}

interface Ports {
  caches(): CacheStorage | undefined
  fetch(url: string): Promise<Response>
}

const CACHE = 'kept'
/** How many pages are kept, those that were opened last: each takes half a megabyte. */
const KEPT = 24

/** Nobody goes there. Not an address of the app's own: one of a device, such as tauri:, is refused as a key. */
const ADDRESS = 'https://kept.invalid/'
const addressOf = (userId: string, pageId: string) => `${ADDRESS}${userId}/${pageId}`
const isPage = ({ url }: Request) => url.startsWith(ADDRESS)

/** The pages somebody has opened to colour, kept for when there is no network until they sign out. */
export function keptPages({ caches, fetch }: Ports) {
  const open = async (): Promise<Cache | null> => (await caches()?.open(CACHE)) ?? null

  const contentOf = async (cache: Cache, address: string | Request): Promise<KeptPage | null> => {
    const kept = await cache.match(address)
    return kept ? ((await kept.json()) as KeptPage) : null
  }

  async function fetchInto(cache: Cache, file: string): Promise<void> {
    if (await cache.match(file, { ignoreVary: true })) return
    const response = await fetch(file)
    if (!response.ok) throw new Error(`${file} answers ${response.status}`)
    await cache.put(file, response)
  }

  /** Those that were put in last stay, with their files. */
  async function forgetOldest(cache: Cache): Promise<void> {
    const keys = await cache.keys()
    const pages = keys.filter(isPage)
    for (const key of pages.slice(0, -KEPT)) await cache.delete(key)
    const contents = await Promise.all(pages.slice(-KEPT).map((key) => contentOf(cache, key)))
    const needed = new Set(contents.flatMap((kept) => kept?.files ?? []))
    const isNeeded = ({ url }: Request) => {
      const { pathname, search } = new URL(url)
      return needed.has(url) || needed.has(`${pathname}${search}`)
    }
    await Promise.all(keys.filter((key) => !isPage(key) && !isNeeded(key)).map((key) => cache.delete(key)))
  }

  return {
    /** Keeps a page as it is now; what cannot be kept is left. */
    async keep(userId: UserId, page: Page, isStillWanted: () => boolean): Promise<void> {
      try {
        const cache = await open()
        if (!cache) return
        const files = [page.illustration, page.vector, page.colored?.photo].flatMap((file) => file ?? [])
        await Promise.all(files.map((file) => fetchInto(cache, file)))
        await cache.put(addressOf(userId, page.id), Response.json({ page, files } satisfies KeptPage))
        await forgetOldest(cache)
      } catch {
        // A full disk, or a network that went away in the middle: the page is there the next time.
      }
      // Whoever signs out while it is being kept must not find it afterwards.
      if (!isStillWanted()) await this.forgetAll()
    },

    async read(userId: UserId, pageId: string): Promise<Page | null> {
      try {
        const cache = await open()
        return cache && ((await contentOf(cache, addressOf(userId, pageId)))?.page ?? null)
      } catch {
        return null
      }
    },

    /** Everything somebody has here, what they opened last first. */
    async list(userId: UserId): Promise<Page[]> {
      try {
        const cache = await open()
        const keys = ((await cache?.keys()) ?? []).filter(({ url }) => url.startsWith(addressOf(userId, '')))
        const found = await Promise.all(keys.map((key) => cache && contentOf(cache, key)))
        return found.flatMap((kept) => kept?.page ?? []).reverse()
      } catch {
        return []
      }
    },

    /** A file of a kept page; nothing where it is not here. */
    async file(url: string): Promise<Response | null> {
      try {
        return (await (await open())?.match(url, { ignoreVary: true })) ?? null
      } catch {
        return null
      }
    },

    /** Those of everybody else go, with their pictures. */
    async keepOnly(userId: UserId | null): Promise<void> {
      const all = caches()
      if (!(await all?.has(CACHE))) return
      const keys = (await (await open())?.keys()) ?? []
      const isTheirs = ({ url }: Request) => url.startsWith(addressOf(userId ?? '', ''))
      if (!userId || !keys.filter(isPage).every(isTheirs)) await this.forgetAll()
    },

    async forgetAll(): Promise<void> {
      await caches()
        ?.delete(CACHE)
        .catch(() => undefined)
    },
  }
}

/** Browsers have no caches where the address is not https, and none at all may be allowed. */
function allowedCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches
  } catch {
    return undefined
  }
}

export const kept = keptPages({
  caches: allowedCaches,
  fetch: (url) => globalThis.fetch(url),
})
