import { calls } from '@huebook/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenaiServer, startOpenaiServer } from '../../apps/server/src/testing/openai-server.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { lineDrawing, RINGS } from '../site/line-drawing.ts'
import { signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

let openai: OpenaiServer
const stage = setStage(async () => {
  openai = await startOpenaiServer({ good: await lineDrawing(RINGS), scribble: await lineDrawing('') })
  return { OPENAI_BASE_URL: openai.baseUrl, OPENAI_PATIENCE: '2' }
})

beforeAll(async () => {
  const { address, output } = stage.site
  const { token } = await createFirstAdmin(address, output())
  await fetch(`${address}/api${calls.updateSetting.path.replace('{name}', 'openai_key')}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ value: 'sk-of-the-site' }),
  })
})
afterAll(() => openai?.close())

test('OpenAI draws a page once it works, and each of its failures ends in a sentence with the credit back', async () => {
  const { page } = await stage.visitor()
  await signUp(stage, page, 'Mia', 'mia@example.org')
  await page.goto('/pages/create/ai')
  await page.getByText('OpenAI').first().waitFor()

  for (const [answering, sentence] of [
    [{ status: 401, code: 'invalid_api_key' }, 'The illustrator does not work for this site, so your credit is back.'],
    [{ status: 429, code: 'rate_limit_exceeded' }, 'The illustrator is very busy right now, so your credit is back.'],
    [
      { status: 400, code: 'moderation_blocked' },
      'That is not something we draw on a colouring page, so your credit is back.',
    ],
    [{ status: 500, code: null }, 'The illustrator is out of order right now, so your credit is back.'],
    ['cuts', 'The connection to the illustrator was lost, so your credit is back.'],
    ['stalls', 'The illustrator took too long, so your credit is back.'],
  ] as const) {
    openai.answering = answering
    await page.getByLabel('What should be on your page?').fill('a whale in a teacup')
    await page.getByText('5 credits').waitFor()
    await page.getByRole('button', { name: 'Draw it' }).click()
    await page.getByRole('alert').filter({ hasText: sentence }).first().waitFor()
    await page
      .getByRole('button', { name: /^(Change something|Try again)$/ })
      .last()
      .click()
  }

  openai.answering = 'draws'
  await page.getByRole('button', { name: 'Draw it' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  await page.getByText('Another page takes one credit: you have 4 credits left.').waitFor()
  expect(openai.requests.filter(({ path }) => path === '/v1/moderations').length).toBeGreaterThan(5)
})
