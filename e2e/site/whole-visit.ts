import { readFile } from 'node:fs/promises'
import type { User } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { deskOf } from './desk.ts'
import type { Mails } from './mailbox.ts'
import { askToSignUp, enterCode } from './people.ts'
import { photographStillLife } from './still-life.ts'

interface Guest {
  name: string
  email: string
  mailbox: Mails
  /** Gives them a plan with prints and downloads. */
  givePlan(user: User): Promise<void>
}

const said = (page: Page, words: string) => page.getByText(words).first().waitFor()

/** From signing up to a file of what was coloured: what has to work wherever the app comes from, by the screens alone. */
export async function wholeVisit(page: Page, { name, email, mailbox, givePlan }: Guest): Promise<void> {
  await askToSignUp(page, name, email)
  await enterCode(page, (await mailbox.next(email)).code)
  await page.waitForURL((url) => url.pathname === '/pages/public')
  await givePlan(await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '').state.user))
  await describePage(page)
  await uploadPicture(page)
  await colour(page)
  await findAgain(page)
  await download(page)
}

async function describePage(page: Page): Promise<void> {
  await page.goto('/pages/create/ai')
  await page.getByRole('radio', { name: 'Only me' }).check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByLabel('What should be on your page?').fill('a big balloon')
  await page.getByRole('button', { name: 'Draw it' }).click()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
  // The picture itself, and not only a place for it.
  await expect.poll(() => picturesShown(page)).toBeGreaterThan(0)
}

async function uploadPicture(page: Page): Promise<void> {
  const buffer = await photographStillLife()
  await page.goto('/pages/create/upload')
  await page.locator('input[type=file]').setInputFiles({ name: 'fruit.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('canvas[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Make the page' }).click()
  await page.getByRole('link', { name: 'Color it now' }).click()
}

async function colour(page: Page): Promise<void> {
  const desk = await deskOf(page)
  await desk.takePencil('Red')
  await desk.stroke([100, 100], [300, 100])
  await desk.use('Fill')
  await desk.takePencil('Green')
  await desk.tap(20, 1000)
  expect([await desk.colorAt(200, 100), await desk.colorAt(20, 1000)]).toEqual(['#ef4444', '#22c55e'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await said(page, 'Page has been saved')
}

async function findAgain(page: Page): Promise<void> {
  await page.reload()
  const desk = await deskOf(page)
  const colours = async () => [await desk.colorAt(200, 100), await desk.colorAt(20, 1000)]
  await expect.poll(colours).toEqual(['#ef4444', '#22c55e'])
  await page.goto('/pages/colored')
  await page.getByRole('img', { name: 'fruit' }).first().waitFor()
  await expect.poll(() => picturesShown(page)).toBeGreaterThan(0)
  await page.getByRole('link', { name: /fruit/ }).first().click()
}

async function download(page: Page): Promise<void> {
  const desk = await deskOf(page)
  await desk.use('Download')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'My colouring, as a picture' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^colored-page-.*\.png$/)
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
}

/** How many stored pictures the screen really shows. */
const picturesShown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter(
        ({ src, complete, naturalWidth }) => src.includes('/files/') && complete && naturalWidth,
      ).length,
  )
