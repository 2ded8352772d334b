import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { newTold } from './people/person.ts'
import type { FaultStage } from './stage.ts'

const NOTHING_LEFT = { jobs: [], creations: [], reservations: 0, events: 0 }

/** A site at whose other accounts there are so many customers. */
const siteWith = (customersElsewhere: number) => {
  const known = { starts: 1, endedByThemselves: [], endedBadly: [] as string[], uncaught: [], errors: new Map() }
  const other = { customers: { size: customersElsewhere }, sessions: { size: 0 } }
  return {
    server: { known: () => known, stop: async () => void known.endedBadly.push('code 3') },
    stripe: { others: [other] },
  } as unknown as FaultStage
}

const said = async (stage: FaultStage, ending: Partial<Parameters<typeof compare>[1]> = {}) => {
  const readBooks = () => Promise.reject(new Error('/pages: 503 {}\nand more'))
  const { differences } = await compare(stage, {
    settled: NOTHING_LEFT,
    notReady: [],
    seen: ['a key was not saved'],
    everybody: [newTold('mia@example.org'), newTold('ben@example.org')],
    readBooks,
    ...ending,
  })
  return differences.map(({ who, what }) => `${who}: ${what}`)
}

test('a site whose books cannot be read has a report all the same, which says so and what is not ready', async () => {
  expect(await said(siteWith(0), { notReady: ['database', 'pages'], settled: 'database away' })).toEqual([
    'mia@example.org: their books cannot be read: /pages: 503 {}',
    'ben@example.org: their books cannot be read: /pages: 503 {}',
    'the site: is not ready in the end: database, pages',
    'the site: has no database in the end',
    'the site: a process did not end well: code 3',
    'the site: a key was not saved',
  ])
})

test('what was begun at an account that is not the site’s is a difference', async () => {
  expect(await said(siteWith(2))).toContain('the site: made 2 customers and pages to pay on at another account')
})
