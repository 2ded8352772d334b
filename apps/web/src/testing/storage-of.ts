/** A browser's storage over a map that the test can look into. */
export const storageOf = (items: Map<string, string>): Storage =>
  new Proxy(
    {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as unknown as Storage,
    {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        items.has(String(key)) ? { enumerable: true, configurable: true, value: items.get(String(key)) } : undefined,
    },
  )
