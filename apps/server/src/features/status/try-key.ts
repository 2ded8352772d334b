import type { Db } from '#platform/db/handle.ts'
import type { SetupMismatch, SetupPart, SetupState } from '#platform/db/schema.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { isWritableKey } from '#platform/secrets/writable-key.ts'
import { statusQueries } from './status.queries.ts'

interface Options {
  db: Db
  keyedHash: KeyedHash
  name: SetupPart
  key: string
  /** Answers what does not fit what is kept here; what it throws has the code NOT_CONFIGURED where the key is to blame. */
  ask(): Promise<SetupMismatch | undefined>
}

/** What a check was made of: of anything else it says nothing any more. */
export const hashOfTried = (keyedHash: KeyedHash, ...tried: string[]): Buffer =>
  keyedHash('setup check', tried.join('\n'))

/** Tries a key, and remembers what was found. */
export async function tryKey({ db, keyedHash, name, key, ask }: Options): Promise<SetupState> {
  let mismatch: SetupMismatch | undefined
  const outcome = isWritableKey(key)
    ? await outcomeOf(async () => {
        mismatch = await ask()
      })
    : 'refused'
  const state = mismatch ? 'mismatched' : outcome
  const tried = hashOfTried(keyedHash, key)
  await statusQueries(db).write({ name, state, tried, planId: null, mismatch: mismatch ?? null })
  return state
}

/** What is found while another key is saved may be written down after what is found of that one: then it is tried anew. */
export async function checkUntilSame(
  readKey: () => Promise<string>,
  check: (key: string) => Promise<void>,
): Promise<void> {
  for (let key = await readKey(), tried = ''; key !== tried && key !== ''; key = await readKey()) {
    await check(key)
    tried = key
  }
}

export async function outcomeOf(ask: () => Promise<unknown>): Promise<'works' | 'refused' | 'unreachable'> {
  try {
    await ask()
    return 'works'
  } catch (error) {
    return (error as { code?: unknown }).code === 'NOT_CONFIGURED' ? 'refused' : 'unreachable'
  }
}
