import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { pages, users } from '#platform/db/schema.ts'
import { seeds } from '#seeds.ts'
import { testSite } from '#testing/test-site.ts'
import { gallerySeed } from './gallery-job.ts'
import { landingPageSeed } from './landing-page-job.ts'

const site = testSite()

test('a site that was there before it had a gallery is given none: nobody has asked for it', async () => {
  await site.app.ready()
  await migrate(site.db, [...seeds, landingPageSeed, gallerySeed])
  await site.settled()
  expect([await site.db.$count(users), await site.db.$count(pages)]).toEqual([0, 0])
})
