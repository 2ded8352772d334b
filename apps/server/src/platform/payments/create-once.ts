import { isKeyTaken, isRepeated } from './stripe-failure.ts'

/** How long those who create the same anew share a key, in milliseconds: longer than a creation takes to be seen by all. */
const SHARED_MS = 10_000

/**
 * Creates something once, however often and wherever it is asked for, by a key. For a day Stripe repeats what it answered
 * under a key, failures too, and refuses the key for anything else: after a failure a second key, of this moment, stands
 * for the same. `isStillMissing` says whether whoever has taken the first key has failed, rather than created it.
 */
export async function createOnce<Result>(
  key: string,
  create: (key: { idempotencyKey: string }) => Promise<Result>,
  isStillMissing: () => Promise<boolean> = async () => true,
): Promise<Result> {
  try {
    return await create({ idempotencyKey: key })
  } catch (error) {
    if (!isRepeated(error) && !(isKeyTaken(error) && (await isStillMissing()))) throw error
    return create({ idempotencyKey: `${key} at ${Math.floor(Date.now() / SHARED_MS)}` })
  }
}
