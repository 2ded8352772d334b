import type { Db } from '#platform/db/handle.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { checkUntilSame, tryKey } from './try-key.ts'

interface Options {
  db: Db
  keyedHash: KeyedHash
  /** Empty while there is none. */
  readKey(): Promise<string>
  tryOpenai(key: string): Promise<void>
}

/** Whether OpenAI takes the key, asked now and remembered. */
export const createOpenaiCheck =
  ({ db, keyedHash, readKey, tryOpenai }: Options) =>
  (): Promise<void> =>
    checkUntilSame(readKey, async (key) => {
      const ask = async () => void (await tryOpenai(key))
      await tryKey({ db, keyedHash, name: 'openaiApi', key, ask })
    })
