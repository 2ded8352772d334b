import { planSeed } from '#features/plans/plans.seed.ts'
import { shownNameSeed } from '#features/users/shown-name.ts'
import { websiteSeed } from '#features/website/website.seed.ts'
import type { Seed } from '#platform/db/seed.ts'

/** What a new site starts with, and what is done once for one that was there before. */
export const seeds: readonly Seed[] = [planSeed, websiteSeed, shownNameSeed]
