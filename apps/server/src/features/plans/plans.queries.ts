import type { PlanId, PlanName } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { plans } from '#platform/db/schema.ts'
import { notify } from '#platform/notices/notices.ts'

export type PlanRow = typeof plans.$inferSelect
/** All that an administrator can change. */
export type PlanChange = Omit<PlanRow, 'id' | 'name' | 'paid'>

export const planQueries = (handle: Handle) => ({
  list: () => handle.select().from(plans).orderBy(plans.priceCents, plans.name),
  read: async (id: PlanId): Promise<PlanRow | undefined> =>
    (await handle.select().from(plans).where(eq(plans.id, id)))[0],
  lockByName: async (name: PlanName): Promise<PlanRow | undefined> =>
    (await handle.select().from(plans).where(eq(plans.name, name)).for('update'))[0],
  /** Changes a plan, and tells every process so. */
  async update(id: PlanId, change: PlanChange): Promise<void> {
    await handle.update(plans).set(change).where(eq(plans.id, id))
    await notify(handle, 'plans')
  },
})
