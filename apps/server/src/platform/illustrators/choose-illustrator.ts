import type { ImageServer } from '@huebook/contract'
import type { Illustrator } from './illustrator.ts'

interface Options {
  /** Empty while nobody has set one. */
  readKey(): Promise<string>
  /** Nothing while nobody has set one. */
  readServer(): Promise<ImageServer | null>
  builtIn: Illustrator
  openai(key: string): Promise<Illustrator>
  /** Draws with an image server, and leaves everything else to who would draw without it. */
  imageServer(server: ImageServer, beside: Illustrator): Promise<Illustrator>
}

/**
 * Whoever draws at the moment: the operator's own image server where one is set, OpenAI where there is a key for it, and
 * otherwise the built-in illustrator.
 */
export function chooseIllustrator({ readKey, readServer, builtIn, openai, imageServer }: Options) {
  const withKey = rememberLast(openai)
  const withServer = rememberLast((server: string, beside: Illustrator) => imageServer(JSON.parse(server), beside))

  return async (): Promise<Illustrator> => {
    const [key, server] = await Promise.all([readKey(), readServer()])
    const beside = key === '' ? builtIn : await withKey(key)
    return server ? withServer(JSON.stringify(server), beside) : beside
  }
}

/** Makes it anew only for something else than the last time. */
function rememberLast<Given extends unknown[]>(make: (...given: Given) => Promise<Illustrator>) {
  let last: { given: Given; illustrator: Illustrator } | undefined
  return async (...given: Given): Promise<Illustrator> => {
    if (!last?.given.every((one, at) => one === given[at])) last = { given, illustrator: await make(...given) }
    return last.illustrator
  }
}
