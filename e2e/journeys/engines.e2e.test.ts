import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnDriver } from '../engines/driver.ts'
import { ENGINES } from '../engines/engines.ts'
import { JOURNEYS, type Visit } from '../engines/journeys.ts'
import { personAt } from '../engines/person.ts'
import { actsOf, type Looks, looksHere, looksIn } from '../engines/same-pixels.ts'
import { setPayingStage } from '../site/paying-stage.ts'

/** How many things are done on one page with whatever brush, fill or sticker, and which. */
const ACTS = Number(process.env['ACTS'] ?? 40)
const SEED = 20_261_119

const stage = setPayingStage()
const acts = actsOf(SEED, ACTS)
let here: Looks

beforeAll(async () => {
  here = await looksHere(acts)
  const last = here.drawn.at(-1)
  expect([here.redone.at(-1), here.reopened]).toEqual([last, last])
})

describe.each(ENGINES.map((engine) => [engine.name, engine] as const))('in %s', (name, { program, start }) => {
  let driver: OwnDriver | undefined
  let visit: Visit
  /** Each begins where the one before it has ended: after one that has failed there is nothing to be seen. */
  let isAstray = false

  beforeAll(async () => {
    if (!program) return
    driver = await start(program)
    const { mailbox, site } = stage
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@engines.example.org`
    visit = { person: personAt(driver, site.address), name: 'Mia', email, mailbox, server: site.address, page: '' }
  })
  afterAll(() => driver?.close())

  // One that is not on this machine is counted as skipped.
  test.skipIf(!program).each(JOURNEYS)('somebody %s', async (_, walk) => {
    if (isAstray) throw new Error('A journey before this one has failed.')
    isAstray = true
    await walk(visit)
    isAstray = false
  })

  test.skipIf(!program)('what is drawn has the same pixels as elsewhere, undone, redone and opened again', async () => {
    expect(await looksIn(driver as OwnDriver, acts)).toEqual(here)
  })
})
