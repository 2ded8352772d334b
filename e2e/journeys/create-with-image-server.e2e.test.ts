import { afterAll, expect, test } from 'vitest'
import { type PlayedImageServer, playImageServer } from '../../apps/server/src/testing/image-server.ts'
import { setUpSite, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

let played: PlayedImageServer
/** Drawn by the browser, once there is one. */
const drawings: Record<'good' | 'scribble', Buffer> = { good: Buffer.alloc(0), scribble: Buffer.alloc(0) }

const stage = setStage(async () => {
  played = await playImageServer({ dialect: 'sd-server', drawings })
  return { OPENAI_PATIENCE: '5' }
})
afterAll(() => played?.close())

const rings = [170, 400, 630, 860].flatMap((y) =>
  [170, 400, 630, 860].map((x) => `<circle cx="${x}" cy="${y}" r="90"/><circle cx="${x}" cy="${y}" r="45"/>`),
)
const paper = (shapes: string) =>
  `<body style="margin:0"><svg width="1024" height="1024" fill="none" stroke="#111" stroke-width="9">${shapes}</svg></body>`

test('an administrator chooses an image server, tries it, and from then on it draws the pages', async () => {
  const { page } = await stage.visitor({ viewport: { width: 1024, height: 1024 } })
  await page.setContent(paper(''))
  drawings.scribble = await page.screenshot()
  await page.setContent(paper(rings.join('')))
  drawings.good = await page.screenshot()

  await setUpSite(stage, page, 'Ada', 'ada@example.org')
  await page.goto('/admin/account')
  const panel = page.getByRole('region', { name: 'Image model of your own' })
  const outcome = panel.getByRole('status')
  const attempt = () => panel.getByRole('button', { name: 'Try it' }).click()

  // The kind of another server first, as somebody would who does not know what theirs is.
  await panel.getByText('LocalAI', { exact: true }).click()
  await panel.getByLabel('Address', { exact: true }).fill('nowhere at all')
  await attempt()
  await panel.getByText('Please enter an address such as http://127.0.0.1:1234').waitFor()
  await panel.getByLabel('Address', { exact: true }).fill(`${played.address}/sdcpp/v1/img_gen`)
  await attempt()
  await outcome.getByText(`Something answers at ${played.address}, but it is not`).waitFor()
  await panel.getByText('sd-server', { exact: true }).click()
  played.answering = 'scribbles'
  await attempt()
  await outcome.getByText('It draws, but no page that can be coloured').waitFor()
  played.answering = 'draws'
  await attempt()
  await outcome.getByText(/It works: a page with \d+ areas to colour/).waitFor()
  const shown = panel.getByRole('img', { name: 'What it has drawn' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

  await panel.getByRole('button', { name: 'Let it draw' }).click()
  await page.getByText('From now on this server draws the pages').waitFor()
  // As it was understood, without what was copied along.
  expect(await panel.getByLabel('Address', { exact: true }).inputValue()).toBe(played.address)
  await page.goto('/admin/audit')
  await page.getByText('Ada changed the setting Image server').waitFor()

  const { page: hers } = await stage.visitor({ viewport: { width: 1024, height: 1024 } })
  await signUp(stage, hers, 'Mia', 'mia@example.org')
  await hers.goto('/pages/create/ai')
  await hers.getByText('Drawn by: This site’s own image model.').waitFor()
  played.asked.length = 0
  const draw = async (sentence: string) => {
    await hers.getByLabel('What should be on your page?').fill('a whale in a teacup <lora:other:1>')
    await hers.getByRole('button', { name: 'Draw it' }).click()
    await hers.getByText(sentence).first().waitFor()
  }
  played.answering = 'stalls'
  await draw('The illustrator took too long, so your credit is back.')
  await hers
    .getByRole('button', { name: /^(Change something|Try again)$/ })
    .last()
    .click()
  played.answering = 'draws'
  await draw('Your page is ready')
  await hers.getByText('Waiting for review: others see it once somebody has looked at it.').waitFor()
  await hers.getByText('Another page takes one credit: you have 4 credits left.').waitFor()
  const prompts = played.asked.flatMap(({ body }) => body['prompt'] ?? [])
  expect(prompts.every((prompt) => /^a whale in a teacup, [^<>|]*$/.test(String(prompt)))).toBe(true)
  expect(prompts.length).toBeGreaterThan(1)
})
