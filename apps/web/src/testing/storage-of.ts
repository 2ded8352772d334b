/** A browser's storage over a map that the test can look into. */
export const storageOf = (items: Map<string, string>): Storage =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }) as unknown as Storage
