/** As much of the browser's caches as the app uses, in memory. */
export function fakeCaches(download: (url: string) => Response): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const at = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, 'https://site.example').href

  const cacheOf = (content: Map<string, Response>) => ({
    match: async (key: RequestInfo) => content.get(at(key))?.clone(),
    async put(key: RequestInfo, response: Response) {
      content.delete(at(key))
      content.set(at(key), response)
    },
    delete: async (key: RequestInfo) => content.delete(at(key)),
    keys: async () => [...content.keys()].map((url) => new Request(url)),
    async addAll(urls: string[]) {
      const answers = urls.map((url) => [url, download(url)] as const)
      if (answers.some(([, { ok }]) => !ok)) throw new TypeError('Request failed')
      for (const [url, response] of answers) content.set(at(url), response)
    },
  })

  return {
    async open(name: string) {
      const content = all.get(name) ?? new Map<string, Response>()
      all.set(name, content)
      return cacheOf(content)
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    async match(key: RequestInfo) {
      for (const content of all.values()) {
        const found = content.get(at(key))
        if (found) return found.clone()
      }
      return undefined
    },
  } as unknown as CacheStorage
}
