import { calls } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { dismissals } from '#platform/db/schema.ts'

const NAME = 'first-steps'

/** The steps are the site's, and so is that they are no longer wanted: what one administrator hides, no other has to. */
export const firstStepsRoutes = (db: Db): Endpoint[] => [
  endpoint(calls.readFirstSteps, async () => ({
    dismissed: (await db.$count(dismissals, eq(dismissals.name, NAME))) > 0,
  })),
  endpoint(calls.dismissFirstSteps, async () => {
    await db.insert(dismissals).values({ name: NAME }).onConflictDoNothing()
    return { dismissed: true as const }
  }),
]
