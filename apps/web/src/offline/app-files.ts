/** What the service worker needs of the browser. */
interface Ports {
  caches: CacheStorage
  fetch(request: Request | string): Promise<Response>
  /** Addresses of all files of this build. */
  files: readonly string[]
}

/** What the browser asks for. */
interface Asked {
  request: Request
  /** What the browser has begun to fetch while the worker was still starting. */
  preload?: Promise<Response | undefined>
}

/** The page the app starts from, the same at every address but the few that the server writes itself. */
const PAGE = '/splash'
const CACHE = 'app-'
/** How long (ms) a site may take to answer before what is here is shown instead. */
const PATIENCE_MS = 5000

/** Addresses that are no screens: calls, stored files and files of the build. */
const NOT_A_SCREEN = /^\/(api|files|assets)(\/|$)/

/** Keeps the app itself on this device, so that it opens without a network; what is new is always fetched where it can be. */
export function appFiles({ caches, fetch, files }: Ports) {
  // The entry's name changes with whatever it leads to, and so does the cache's.
  const entries = files.filter((file) => /\/assets\/main-[^/]+\.js$/.test(file))
  const name = `${CACHE}${entries.join()}`
  const open = () => caches.open(name)

  /** Keeps the page, but for one of another build, which would ask for files that are not here. */
  async function keepPage(page: Response): Promise<boolean> {
    const text = await page.clone().text()
    const isOfThisBuild = entries.length > 0 && entries.every((entry) => text.includes(entry))
    if (isOfThisBuild) await (await open()).put(PAGE, page)
    return isOfThisBuild
  }

  async function pageFromSite({ request, preload }: Asked): Promise<Response> {
    const page = (await preload) ?? (await fetch(request))
    // Whatever stands before a site that is down answers in its place.
    if (page.status >= 500) throw new Error(`The site answers ${page.status}`)
    return page
  }

  async function page(asked: Asked): Promise<Response> {
    const kept = await (await open()).match(PAGE, { ignoreVary: true })
    const fetching = pageFromSite(asked)
    if (!kept) return fetching
    try {
      const fetched = await Promise.race([fetching, lateAfter(PATIENCE_MS)])
      if (fetched.ok) await keepPage(fetched.clone()).catch(() => undefined)
      return fetched
    } catch {
      return kept
    }
  }

  return {
    entries,

    /** All files, or none. */
    async install(): Promise<void> {
      await (await open()).addAll([...files])
      if (!(await keepPage(await fetch(PAGE)))) throw new Error('The site has another build by now')
    },

    /** Those of other builds go: nobody is using them any more. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter((one) => one.startsWith(CACHE) && one !== name)
      await Promise.all(others.map((one) => caches.delete(one)))
    },

    /** What to answer; nothing for what is left to the browser. */
    answer(asked: Asked, origin: string): Promise<Response> | null {
      const { request } = asked
      const { pathname, origin: from } = new URL(request.url)
      if (request.method !== 'GET' || (from === origin && pathname.startsWith('/api/'))) return null
      if (request.mode === 'navigate') return from === origin && !NOT_A_SCREEN.test(pathname) ? page(asked) : null
      return caches.match(request.url, { ignoreVary: true }).then((kept) => kept ?? fetch(request))
    },
  }
}

const lateAfter = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The site takes too long')), milliseconds))
