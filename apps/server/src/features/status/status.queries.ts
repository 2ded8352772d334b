import type { PlanId } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { type SetupMismatch, type SetupPart, type SetupState, setupChecks } from '#platform/db/schema.ts'

interface Found {
  name: SetupPart
  state: SetupState
  tried: Buffer
  planId: PlanId | null
  mismatch: SetupMismatch | null
}

export const statusQueries = (handle: Handle) => ({
  list: () => handle.select().from(setupChecks),

  write: (found: Found) =>
    handle
      .insert(setupChecks)
      .values(found)
      .onConflictDoUpdate({ target: setupChecks.name, set: { ...found, checkedAt: sql`now()` } }),

  /** Once in a while is enough: events come by the hundred, and would wait for each other here. */
  writeNowAndThen: (found: Found) =>
    handle
      .insert(setupChecks)
      .values(found)
      .onConflictDoUpdate({
        target: setupChecks.name,
        set: { ...found, checkedAt: sql`now()` },
        setWhere: sql`${setupChecks.tried} <> ${found.tried} or ${setupChecks.checkedAt} < now() - interval '1 hour'`,
      }),
})

export type CheckRow = Awaited<ReturnType<ReturnType<typeof statusQueries>['list']>>[number]
