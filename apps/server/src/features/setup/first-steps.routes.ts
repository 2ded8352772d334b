import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { firstStepsQueries } from './first-steps.queries.ts'

/** The steps are the site's, and so is that they are no longer wanted: what one administrator hides, no other has to. */
export const firstStepsRoutes = (db: Db): Endpoint[] => [
  endpoint(calls.readFirstSteps, async () => ({ dismissed: await firstStepsQueries(db).isDismissed() })),
  endpoint(calls.dismissFirstSteps, async () => {
    await firstStepsQueries(db).dismiss()
    return { dismissed: true as const }
  }),
]
