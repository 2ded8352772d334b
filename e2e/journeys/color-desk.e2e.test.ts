import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts'
import { axeViolations } from '../site/axe.ts'
import { setDemoStage } from '../site/demo-stage.ts'
import { deskOf } from '../site/desk.ts'

const stage = setDemoStage()

/** Somebody who pays, at a page of their own. */
async function sitDown(options: Parameters<typeof stage.signedIn>[1] = {}) {
  const visit = await stage.signedIn('user', options)
  await visit.page.goto(`/pages/${stage.site.demo.page.id}/color`)
  return { ...visit, desk: await deskOf(visit.page) }
}

/** The printer of a test: tells that it was asked, and keeps the sheet. */
const plugInPrinter = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = ''
    }
  })

describe('somebody who pays', () => {
  test('downloads the page as it is seen', async () => {
    const { page, desk } = await sitDown({ reducedMotion: 'no-preference' })
    await desk.use('Clear')
    await desk.takePencil('Red')
    await desk.stroke([20, 20], [120, 20])
    await desk.use('Download')
    expect(await axeViolations(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'My colouring, as a picture' }).click(),
    ])
    await page.locator('.confetti').waitFor()
    await page.locator('.confetti').waitFor({ state: 'detached' })
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^colored-page-${stage.site.demo.page.id}-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d\\.png$`),
    )
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const png = Buffer.concat(chunks)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024])
    const address = `data:image/png;base64,${png.toString('base64')}`
    // Half of #ef4444 on white, and paper.
    expect([await desk.colorIn(address, 70, 20), await desk.colorIn(address, 70, 50)]).toEqual(['#f7a2a2', '#ffffff'])

    await desk.use('Download')
    const [curves] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'The blank page, as curves' }).click(),
    ])
    expect(curves.suggestedFilename()).toMatch(/\.svg$/)
  })

  test.each([
    ['My colouring', 'A4', { width: 595, height: 842 }],
    ['The blank page', 'Letter', { width: 612, height: 792 }],
  ] as const)('prints %s on one sheet of %s, whose lines are curves', async (what, paper, size) => {
    const { page, desk } = await sitDown()
    await plugInPrinter(page)
    await desk.use('Clear')
    await desk.takePencil('Red')
    await desk.stroke([20, 20], [120, 20])
    await page.keyboard.press('p')
    await page.getByText(paper, { exact: true }).click()
    await page.getByRole('button', { name: what, exact: true }).click()
    await page.locator('body[data-printed]').waitFor()
    const sheet = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(sheet.sheets).toBe(1)
    expect([Math.round(sheet.size.width), Math.round(sheet.size.height)]).toEqual([size.width, size.height])
    expect(sheet.curves).toBeGreaterThan(20)
    // Nothing of it stays on the screen, and the paper is remembered.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    expect(await page.locator('.sheet-to-print').count()).toBe(0)
    await desk.use('Print')
    expect(await page.getByRole('radio', { name: paper }).isChecked()).toBe(true)
  })

  test('prints a page they have just made on the paper they once chose, with whose drawings it is made of', async () => {
    const { page, desk } = await sitDown()
    await desk.use('Print')
    await page.getByText('A4', { exact: true }).click()
    await page.goto('/pages/create/ai')
    await plugInPrinter(page)
    await page.getByLabel('What should be on your page?').fill('a cat')
    await page.getByRole('button', { name: 'Draw it' }).click()
    let sheet = ''
    await page.route('**/export', async (route) => {
      const response = await route.fetch()
      sheet = await response.text()
      await route.fulfill({ response, body: sheet })
    })
    await page.getByRole('button', { name: 'Print it' }).click()
    await page.locator('body[data-printed]').waitFor()
    const { sheets, size } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect([sheets, Math.round(size.width), Math.round(size.height)]).toEqual([1, 595, 842])
    expect(sheet).toContain('OpenMoji')
  })
})

test('somebody who does not point goes through every region, hears where it is, fills it, is told when all are, and shares it until they take that back', async () => {
  const { page, desk } = await sitDown({ permissions: ['clipboard-read', 'clipboard-write'] })
  await desk.use('Clear')
  const regions = page.getByRole('listbox', { name: 'Regions of the page' })
  const count = await regions.getByRole('option').count()
  const current = async () => (await page.locator(':focus').getAttribute('aria-label')) ?? ''
  await page.getByRole('link', { name: 'Account' }).focus()
  await page.keyboard.press('Tab')
  expect(await current()).toMatch(new RegExp(`^region 1 of ${count}, (tiny|small|medium|large), [a-z ]+, empty$`))
  expect(await axeViolations(page)).toEqual([])

  const heard = new Set<string>()
  await desk.takePencil('Green')
  await regions.getByRole('option', { selected: true }).focus()
  for (let steps = 0; steps < count; steps += 1) {
    heard.add(await current())
    await page.keyboard.press('Enter')
    await page.keyboard.press('PageDown')
  }
  expect([...heard].filter((words) => words.endsWith(', empty')).length).toBe(count)
  const framed = page.getByRole('dialog', { name: 'You have coloured everything. It looks wonderful.' })
  await framed.getByRole('img', { name: 'as you coloured it' }).waitFor()
  await framed.getByRole('button', { name: 'Share a link' }).click()
  await framed.getByRole('button', { name: 'Take the link back' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const shown = await fetch(link)
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(', coloured by Jo')])
  await framed.getByRole('button', { name: 'Take the link back' }).click()
  await framed.getByRole('button', { name: 'Share a link' }).waitFor()
  expect((await fetch(link)).status).toBe(404)
  await page.keyboard.press('Escape')
  await expect.poll(current).toMatch(/^region \d+ of /)

  await page.keyboard.press('Home')
  await expect.poll(current).toMatch(/^region 1 of \d+, .*, green$/)
  await page.keyboard.press('Delete')
  await expect.poll(current).toMatch(/, empty$/)
  await page.getByRole('status').filter({ hasText: 'Region 1: empty' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(current).toMatch(/^region (?!1 )/)

  const marked = () =>
    page.locator('canvas.region-mark').evaluate((canvas) => {
      const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 1024, 1024).data
      return data?.some((value, at) => at % 4 === 3 && value > 0)
    })
  await expect.poll(marked).toBe(true)
  await page.getByRole('button', { name: 'Brush', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(current).toBe('Fill')
  // The tools were one stop, and the tray is the next.
  await page.keyboard.press('Tab')
  await expect.poll(current).toBe('Green')
  await page.keyboard.press('.')
  await expect.poll(() => page.locator('.tray :checked').getAttribute('aria-label')).toBe('Teal')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(marked).toBe(false)
})
