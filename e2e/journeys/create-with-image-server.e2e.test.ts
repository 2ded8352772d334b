import { afterAll, expect, test } from 'vitest'
import { type PlayedImageServer, playImageServer } from '../../apps/server/src/testing/image-server.ts'
import { lineDrawing, RINGS } from '../site/line-drawing.ts'
import { setUpSite, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

let played: PlayedImageServer
const stage = setStage(async () => {
  const drawings = { good: await lineDrawing(RINGS), scribble: await lineDrawing('') }
  played = await playImageServer({ dialect: 'sd-server', drawings })
  return { OPENAI_PATIENCE: '5' }
})
afterAll(() => played?.close())

test('an administrator chooses an image server, tries it, and from then on it draws the pages', async () => {
  const { page } = await stage.visitor()
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
  await panel.getByRole('button', { name: 'Let it draw' }).click()
  await page.getByText('This server has not drawn when it was tried.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
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

  const { page: hers } = await stage.visitor()
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
  const other = await page.context().newPage()
  const elsewhere = other.getByRole('region', { name: 'Image model of your own' })
  await other.goto('/admin/account')
  await elsewhere.getByLabel('Picture size').selectOption('512 × 512')
  await page.goto('/admin/account')
  await panel.getByText('None', { exact: true }).click()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('No image server draws the pages any more').waitFor()
  // Changed, and not tried as it is now.
  const letItDraw = async () => {
    await elsewhere.getByRole('button', { name: 'Let it draw' }).click()
    await other.getByText('This server has not been tried as it stands here.').waitFor()
    await other.getByRole('button', { name: 'Yes, proceed' }).click()
  }
  await letItDraw()
  const overtaken = elsewhere.getByText('Another administrator has changed this since you opened it')
  await overtaken.waitFor()
  await letItDraw()
  await other.getByText('From now on this server draws the pages').waitFor()
  expect(await overtaken.count()).toBe(0)
})
