import type { Tx } from './handle.ts'
import { seeds } from './schema.ts'

export interface Seed {
  name: string
  run(tx: Tx): Promise<void>
}

/** Runs a seed the first time only, so that what an administrator changes or removes afterwards stays that way. */
export async function seedOnce(tx: Tx, seed: Seed): Promise<void> {
  const claimed = await tx.insert(seeds).values({ name: seed.name }).onConflictDoNothing().returning()
  if (claimed.length > 0) await seed.run(tx)
}
