import { setTimeout as sleep } from 'node:timers/promises'
import { button, heading, type Outcome, type Person, reach, readRefusal, see } from './person.ts'

/** How long somebody watches the pencil before they reload, in milliseconds. */
const DRAWING_PATIENCE_MS = 90_000
const PRESSES = 4
const BEFORE_TRYING_AGAIN_MS = 4000

/** The words by which the screen promises that nothing was spent. */
const CREDIT_IS_SAFE = /credit is back|No credit was spent/

/** Describes a page, waits for it, and presses "Try again" where the screen offers it. */
export async function create(person: Person): Promise<Outcome> {
  const { page, told, newPrompt } = person
  const prompt = newPrompt()
  const form = page.getByLabel('What should be on your page?')
  const screens = {
    ready: heading(page, 'Your page is ready'),
    waiting: page.getByRole('progressbar', { name: 'How far the page is' }),
    failed: heading(page, 'No page this time'),
  }
  const question = heading(page, 'Before your first page')
  const plans = heading(page, 'Choose plan')
  let seen = await reach(person, '/pages/create/ai', { form, question, plans, ...screens })
  if (seen === 'question') {
    await page.getByRole('radio', { name: 'Everybody' }).check()
    await button(page, 'Go on').click()
    seen = await see({ form }, DRAWING_PATIENCE_MS)
  }
  if (!seen) return 'gave up'
  if (seen === 'plans') return readRefusal(person)
  // Otherwise it is still the page they had asked for before.
  const isNew = seen === 'form'
  if (isNew) {
    await form.fill(prompt)
    await button(page, 'Draw it').click()
  }

  for (let press = 0; press < PRESSES; press += 1) {
    const end = await see({ ready: screens.ready, failed: screens.failed }, DRAWING_PATIENCE_MS)
    if (end === 'ready') return takePage(person)
    person.refusal = ''
    if (!end) {
      await page.reload().catch(() => undefined)
      continue
    }
    await readRefusal(person)
    if (press === PRESSES - 1 || (await button(page, 'Try again').count()) === 0) break
    await sleep(BEFORE_TRYING_AGAIN_MS)
    await button(page, 'Try again').click()
  }
  if (isNew && CREDIT_IS_SAFE.test(person.refusal)) told.refused.push(prompt)
  return person.refusal ? 'refused' : 'gave up'
}

async function takePage({ page, told, shared }: Person): Promise<Outcome> {
  const address = await page.getByRole('link', { name: 'Colour it now' }).getAttribute('href')
  const id = /pages\/([\w-]+)\/color/.exec(address ?? '')?.[1] ?? ''
  if (told.pages.includes(id)) return 'told'
  told.pages.push(id)
  shared.push({ id, owner: told.email })
  return 'told'
}
