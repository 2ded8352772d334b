import type { Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawBalloon } from '../site/ask.ts'
import { deskOf } from '../site/desk.ts'
import { gate } from '../site/gate.ts'
import { dragWith } from '../site/mouse.ts'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let people = 0

/** Somebody at a desk whose page takes its time: one of its files does not come until it is let through. */
async function opensSlowly(file: (page: SitePage) => string | null) {
  people += 1
  const { page, context } = await site.visitor()
  await signUp(site, page, `Ida ${people}`, `ida${people}@slow.example.org`)
  const own = await drawBalloon(page)
  const address = new URL(file(own) ?? '', page.url()).pathname
  const arriving = gate()
  await context.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      await arriving.opened
      await route.continue()
    },
  )
  await page.goto(`/pages/${own.id}/color`)
  return { page, own, arrives: arriving.open }
}

/** Where a place of the page is on the screen, before there is any canvas. */
async function placeOn(page: Page, x: number, y: number) {
  const box = await page.getByRole('img', { name: /to be coloured$/ }).boundingBox()
  if (!box) throw new Error('There is no page on the desk')
  const top = box.y + (box.height - box.width) / 2
  return { x: box.x + (x / 1024) * box.width, y: top + (y / 1024) * box.width }
}

test('a desk that is still opening shows the page and says so, and what is drawn meanwhile is on it in the end', async () => {
  const { page, own, arrives } = await opensSlowly(({ vector }) => vector)
  await page.getByText('Opening…').waitFor()
  const preview = page.locator('.desk-preview')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await dragWith(page.mouse, [
    await placeOn(page, 100, 100),
    await placeOn(page, 200, 100),
    await placeOn(page, 300, 100),
  ])
  arrives()
  const desk = await deskOf(page)
  await expect.poll(() => desk.colorAt(200, 100)).toBe('#000000')
  expect([await preview.count(), await page.getByText('Opening…').count()]).toEqual([0, 0])
  await page.reload()
  const again = await deskOf(page)
  expect([own.title.length > 0, await again.colorAt(200, 100)]).toEqual([true, '#000000'])
})

test('what is tapped with the bucket before the areas of the page are known is filled once they are', async () => {
  const { page, arrives } = await opensSlowly(({ illustration }) => illustration)
  await page.getByRole('button', { name: 'Fill', exact: true }).click()
  await page.getByRole('group', { name: 'Pencils' }).getByTitle('Red', { exact: true }).click()
  await page.getByRole('button', { name: 'Fill', exact: true }).click()
  await dragWith(page.mouse, [await placeOn(page, 20, 20)])
  arrives()
  const desk = await deskOf(page)
  await expect.poll(() => desk.colorAt(20, 20)).toBe('#ef4444')
})
