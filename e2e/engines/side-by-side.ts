import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, type User } from '@huebook/contract'
import sharp from 'sharp'
import { showPdf } from '../../apps/server/src/testing/show-pdf.ts'
import { type DemoSite, startDemoSite } from '../site/demo-site.ts'
import { keptSession } from '../site/sign-in.ts'
import { type Driver, WINDOW } from './driver.ts'
import { ENGINES } from './engines.ts'
import { personAt } from './person.ts'
import { sitDown } from './person-at-desk.ts'

/** Between two pictures, in pixels. */
const GAP = 16

/** Shows the same screens, and a printed sheet, in every engine of this machine: a picture each, the engines side by side. */
export async function compareEngines(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const site = await startDemoSite()
  const seen: Record<string, Buffer[]> = {}
  try {
    for (const { program, start } of ENGINES) {
      if (!program) continue
      const driver = await start(program)
      try {
        for (const [what, picture] of Object.entries(await look(driver, site))) {
          seen[what] ??= []
          seen[what].push(picture)
        }
      } finally {
        await driver.close()
      }
    }
  } finally {
    await site.stop()
  }
  const files: string[] = []
  for (const [what, pictures] of Object.entries(seen)) {
    const file = join(folder, `${what}.png`)
    await writeFile(file, await inARow(pictures))
    files.push(file)
  }
  return files
}

/** What one engine shows, by what it is. */
async function look(driver: Driver, { address, demo }: DemoSite): Promise<Record<string, Buffer>> {
  const { token } = demo.user
  const answer = await fetch(`${address}/api${calls.readCurrentUser.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const person = personAt(driver, address)
  // Something light of the site: what a browser keeps belongs to an address.
  await person.open('/favicon.svg')
  const session = keptSession(token, (await answer.json()) as User)
  await driver.evaluate((kept) => localStorage.setItem('auth', kept), session)
  await person.open('/pages/create/ai')
  await person.see('textbox', 'What should be on your page?')
  const creating = await driver.screenshot()
  await person.open(`/pages/${demo.page.id}/color`)
  const desk = await sitDown(person)
  const coloring = await driver.screenshot()
  await driver.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = ''
    }
  }, null)
  await desk.use('Print')
  await person.click('button', 'My colouring')
  await person.await(() => 'printed' in document.body.dataset, null)
  const pdf = await driver.print()
  if (!pdf) return { creating, coloring }
  const { data, width, height } = await showPdf(pdf)
  const printed = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { creating, coloring, printed }
}

/** In the order of the engines, on grey. */
async function inARow(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const width = sizes.reduce((sum, size) => sum + (size.width ?? WINDOW.width) + GAP, GAP)
  const height = Math.max(...sizes.map((size) => size.height ?? WINDOW.height)) + 2 * GAP
  let left = GAP
  const laid = pictures.map((input, at) => {
    const place = { input, left, top: GAP }
    left += (sizes[at]?.width ?? WINDOW.width) + GAP
    return place
  })
  return sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .composite(laid)
    .png()
    .toBuffer()
}
