import type { Illustrator } from './illustrator.ts'

interface Options {
  /** Empty while nobody has set one. */
  readKey(): Promise<string>
  builtIn: Illustrator
  openai(key: string): Promise<Illustrator>
}

/** Whoever draws at the moment: OpenAI once there is a key for it, and the built-in illustrator until then. */
export function chooseIllustrator({ readKey, builtIn, openai }: Options): () => Promise<Illustrator> {
  let made: { key: string; illustrator: Illustrator } | undefined
  return async () => {
    const key = await readKey()
    if (key === '') return builtIn
    if (made?.key !== key) made = { key, illustrator: await openai(key) }
    return made.illustrator
  }
}
