import { afterAll, beforeAll, describe, test } from 'vitest'
import type { OwnDriver } from '../engines/driver.ts'
import { ENGINES } from '../engines/engines.ts'
import { JOURNEYS, type Visit } from '../engines/journeys.ts'
import { personAt } from '../engines/person.ts'
import { setPayingStage } from '../site/paying-stage.ts'

const stage = setPayingStage()

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
})
