import { eq } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { dismissals } from '#platform/db/schema.ts'

const NAME = 'first-steps'

export const firstStepsQueries = (handle: Handle) => ({
  isDismissed: async (): Promise<boolean> => (await handle.$count(dismissals, eq(dismissals.name, NAME))) > 0,
  dismiss: () => handle.insert(dismissals).values({ name: NAME }).onConflictDoNothing(),
})
