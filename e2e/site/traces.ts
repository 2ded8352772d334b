import type { Page } from 'playwright-core'

/** Everything that a browser holds of a site, by where it is: the screen, storage, databases, caches. */
const heldBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })

    async function inDatabases(): Promise<string> {
      const found: unknown[] = []
      for (const { name } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name ?? ''))
        for (const store of database.objectStoreNames) {
          const records = database.transaction(store).objectStore(store)
          const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())])
          found.push(name, store, keys, values)
        }
        database.close()
      }
      return JSON.stringify(found)
    }

    async function inCaches(): Promise<string> {
      const found: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const type = (await cache.match(request))?.headers.get('content-type') ?? ''
          const isRead = /json|html/.test(type)
          found.push(name, request.url, isRead ? ((await (await cache.match(request))?.text()) ?? '') : type)
        }
      }
      return found.join('\n')
    }

    return {
      screen: document.documentElement.outerHTML,
      title: document.title,
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      databases: await inDatabases(),
      caches: await inCaches(),
    }
  })

/** Which pictures the browser could show without asking anybody. */
export const keptPictures = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const kept: string[] = []
    for (const address of all) {
      const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
      if (answer?.ok) kept.push(address)
    }
    return kept
  }, addresses)

/** Where in a browser any of these words is to be found. */
export async function tracesOf(words: readonly string[], page: Page): Promise<string[]> {
  const held = Object.entries(await heldBy(page))
  return held.flatMap(([where, content]) =>
    words.filter((word) => content.includes(word)).map((word) => `${word} in ${where}`),
  )
}
