import { calls, type Page as SitePage } from '@huebook/contract'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ask, drawBalloon } from '../site/ask.ts'
import { deskOf } from '../site/desk.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'
import { photographStillLife } from '../site/still-life.ts'

const site = joinSite()

/** Noise for whatever is read from a canvas, as Firefox gives it with `privacy.resistFingerprinting`. */
function lie() {
  const noisy = (image: ImageData) => {
    for (let i = 0; i < image.data.length; i++) image.data[i] = Math.random() * 256
    return image
  }
  const kinds = ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'] as const
  for (const kind of kinds) {
    const { prototype } = (globalThis as unknown as Record<string, { prototype: CanvasRenderingContext2D }>)[kind] ?? {}
    if (!prototype) continue
    const read = prototype.getImageData
    prototype.getImageData = function (...where) {
      return noisy(read.apply(this, where))
    }
  }
  if (!('HTMLCanvasElement' in globalThis)) return
  const encode = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = function (...how) {
    const copy = document.createElement('canvas')
    copy.width = this.width
    copy.height = this.height
    copy.getContext('2d')?.putImageData(noisy(new ImageData(this.width, this.height)), 0, 0)
    encode.apply(copy, how)
  }
}

/** In the page and in its workers. */
async function playPrivacy(context: BrowserContext): Promise<void> {
  await context.addInitScript(lie)
  await context.route(/worker[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;(${lie})()` })
  })
}

/** The saved drawing as the server has it. */
async function savedDrawing(page: Page, id: string) {
  const { colored } = await ask<SitePage>(page, 'GET', calls.readPage.path.replace('{id}', id))
  const answer = await fetch(site.address + colored?.photo)
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => data.subarray(4 * (y * 1024 + x), 4 * (y * 1024 + x) + 4).toString('hex')
  return { colorAt, colors: new Set(Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i))) }
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Page has been saved').first().waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
}

const [GREEN, RED, NOTHING] = ['22c55eff', 'ef4444ff', '00000000']

test('where a browser lies about canvases a fill keeps to its shape, and a colouring survives being opened and saved', async () => {
  const { page, context } = await site.visitor()
  await playPrivacy(context)
  await signUp(site, page, 'Tor', 'tor@private.example.org')
  const { id } = await drawBalloon(page)
  await page.goto(`/pages/${id}/color`)
  const desk = await deskOf(page)
  await desk.use('Fill')
  await desk.takePencil('Green')
  await desk.tap(20, 20)
  await save(page)
  const first = await savedDrawing(page, id)
  expect([first.colorAt(20, 20), first.colorAt(512, 400)]).toEqual([GREEN, NOTHING])
  expect(first.colors.size).toBe(2)

  // Another device, on which it is loaded from the server.
  const elsewhere = await site.visitor()
  await playPrivacy(elsewhere.context)
  const auth = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  await elsewhere.context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  await elsewhere.page.goto(`/pages/${id}/color`)
  const other = await deskOf(elsewhere.page)
  await other.takePencil('Red')
  await other.stroke([100, 100], [300, 100])
  await save(elsewhere.page)
  const second = await savedDrawing(elsewhere.page, id)
  expect([second.colorAt(20, 20), second.colorAt(200, 100), second.colorAt(512, 400)]).toEqual([GREEN, RED, NOTHING])
})

test('where a browser lies about canvases a photo is sent as it is, and nothing is shown or cut that would be noise', async () => {
  const { page, context } = await site.visitor()
  await playPrivacy(context)
  await signUp(site, page, 'Lis', 'lis@private.example.org')
  const buffer = await photographStillLife()
  await page.goto('/pages/create/upload')
  await page.locator('input[type=file]').setInputFiles({ name: 'fruit.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText('The page cannot be shown beforehand here; it can be made all the same.').waitFor()
  await page.getByText('Your browser’s protection keeps pictures from being cropped or turned here.').waitFor()
  expect(await page.getByRole('button', { name: 'Crop or turn' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Make the page' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
})
