import { plans } from '#platform/db/schema.ts'
import type { Seed } from '#platform/db/seed.ts'

export const planSeed: Seed = {
  name: 'plans',
  async run(tx) {
    await tx.insert(plans).values([
      {
        name: 'free',
        title: 'Free',
        description: 'Colour and save pages, and make a few of your own every month.',
        paid: false,
        publicPageLimit: 10,
        pageCreationLimit: 5,
      },
      {
        name: 'starter',
        title: 'Starter',
        description: 'For families: plenty of pages, with favourites, download and print.',
        paid: true,
        priceCents: 499,
        publicPageLimit: 200,
        pageCreationLimit: 50,
      },
      {
        name: 'advanced',
        title: 'Advanced',
        description: 'For classrooms and everybody who never stops: pages for the whole group.',
        paid: true,
        priceCents: 999,
        discount: 20,
        publicPageLimit: 1000,
        pageCreationLimit: 200,
      },
    ])
  },
}
