import type { Tx } from './handle.ts'
import { seeds } from './schema.ts'

/** What a seed may want to know of the site. */
interface Site {
  /** Whether nothing was ever seeded before this start: nobody has made it theirs yet. */
  isNew: boolean
}

export interface Seed {
  name: string
  run(tx: Tx, site: Site): Promise<void>
}

/** Runs each seed the first time only, so that what an administrator changes or removes afterwards stays that way. */
export async function seedOnce(tx: Tx, list: readonly Seed[]): Promise<void> {
  const isNew = (await tx.$count(seeds)) === 0
  for (const seed of list) {
    const claimed = await tx.insert(seeds).values({ name: seed.name }).onConflictDoNothing().returning()
    if (claimed.length > 0) await seed.run(tx, { isNew })
  }
}
