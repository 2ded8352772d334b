import { planSeed } from '#features/plans/plans.seed.ts'
import { websiteSeed } from '#features/website/website.seed.ts'
import type { Seed } from '#platform/db/seed.ts'

/** What a new site starts with. */
export const seeds: readonly Seed[] = [planSeed, websiteSeed]
