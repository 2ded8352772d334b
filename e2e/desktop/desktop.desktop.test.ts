import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { calls, type Page as SitePage } from '@huebook/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOURNEYS, sessionOf, type Visit } from '../engines/journeys.ts'
import { type Person, personAt } from '../engines/person.ts'
import { sitDown } from '../engines/person-at-desk.ts'
import { type OwnScreen, startWebKit } from '../engines/webkit.ts'
import { setPayingStage } from '../site/paying-stage.ts'
import { keyboardOf } from './dialog.ts'
import { layWire } from './wire.ts'

/** Where the app's own files are, as its web view sees them. */
const HOME = 'tauri://localhost'
const BINARY = '/usr/bin/huebook'
/** Of the largest package that is still small (bytes). */
const SMALL = 6 * 2 ** 20

const stage = setPayingStage()
let app: OwnScreen
let isOpen = false
let person: Person
let visit: Visit
let wire: Awaited<ReturnType<typeof layWire>>

const walk = (what: string) => JOURNEYS.find(([one]) => one === what)?.[1](visit)

beforeAll(async () => {
  wire = await layWire(stage.site.address)
  const env = { TAURI_AUTOMATION: 'true', TAURI_WEBVIEW_AUTOMATION: 'true' }
  app = await startWebKit(process.env['WEBKIT'] ?? 'WebKitWebDriver', { binary: BINARY, args: [], env })
  isOpen = true
  person = personAt(app, HOME)
  visit = {
    person,
    name: 'Mia',
    email: 'mia@desktop.example.org',
    mailbox: stage.mailbox,
    server: wire.address,
    page: '',
  }
})
afterAll(async () => {
  if (isOpen) await app.close()
  await wire?.cut()
})

test('the package is small, stands in the menu and opens links of the app', () => {
  const file = process.env['DESKTOP_PACKAGE'] ?? ''
  expect(statSync(file).size).toBeLessThan(SMALL)
  const entry = '/usr/share/applications/Huebook.desktop'
  expect(spawnSync('desktop-file-validate', [entry], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' })
  const words = execFileSync('cat', [entry], { encoding: 'utf8' })
  expect(words).toMatch(/^Exec=huebook %u$/m)
  expect(words).toMatch(/^MimeType=x-scheme-handler\/huebook;?$/m)
  expect(words).toMatch(/^Categories=.*Graphics/m)
})

test('the app asks for its site first, and says what is wrong with an address', async () => {
  await person.arriveAt(/^\/splash$/)
  await person.fill('Address of your site', 'http://127.0.0.1:9')
  await person.click('button', 'Open')
  await person.read('Nobody answers at this address')
})

test('once it is there, somebody signs up by a mailed code', async () => {
  await person.open('/splash')
  await person.fill('Address of your site', wire.address)
  await person.click('button', 'Open')
  await person.arriveAt(/^\/sign-in$/)
  await walk('signs up by a mailed code')
})

test('they have a page drawn, and find it on the desk', async () => {
  const { id } = (await sessionOf(person)).user
  const answer = await fetch(`${stage.site.address}/api${calls.givePlan.path.replace('{id}', id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stage.administrator}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'starter', until: null, reason: 'A present' }),
  })
  expect(answer.ok).toBe(true)
  await person.open('/pages/create/ai')
  await person.click('radio', /^Only me/)
  await person.click('button', 'Go on')
  await person.fill('What should be on your page?', 'a big balloon')
  await person.click('button', 'Draw it')
  await person.see('heading', 'Your page is ready')
  await person.click('link', 'Colour it now')
  visit.page = await person.arriveAt(/^\/pages\/[^/]+\/color$/)
  await sitDown(person)
})

test('they colour it, and save it', async () => {
  await walk('fills and draws')
  await walk('saves, and the server has just that')
  const folder = fileURLToPath(new URL('../../tour/desktop', import.meta.url))
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/desk.png`, await app.screenshot())
})

test('the keys of the menu do what those of the screen do', async () => {
  const desk = await sitDown(person)
  await desk.use('Brush')
  await desk.takePencil('Red')
  await desk.stroke([1000, 300], [1000, 700])
  await expect.poll(() => desk.colorsAt([1000, 500])).toEqual(['red'])
  const keys = keyboardOf(app)
  await keys.press('Huebook', 'ctrl+z')
  await expect.poll(() => desk.colorsAt([1000, 500])).not.toEqual(['red'])
  await keys.press('Huebook', 'ctrl+shift+z')
  await expect.poll(() => desk.colorsAt([1000, 500])).toEqual(['red'])
  await keys.press('Huebook', 'ctrl+s')
  await person.read('Page has been saved')
})

test('without the site the app starts anew, what is kept is coloured, and it is sent once the site is back', async () => {
  const keptFiles = () => app.evaluate(async () => (await (await caches.open('kept')).keys()).length, null)
  await expect.poll(keptFiles).toBeGreaterThan(1)
  await wire.cut()
  await person.open('/')
  await person.see('heading', 'Waiting for the site')
  await person.click('link', /balloon/i)
  await person.arriveAt(/\/color$/)
  const desk = await sitDown(person)
  await desk.use('Fill')
  await desk.takePencil('Red')
  await desk.tap([15, 15])
  await expect.poll(() => desk.colorsAt([15, 15])).toEqual(['red'])
  await person.click('button', 'Save')
  await person.read('Not saved yet, on this device')

  await wire.mend()
  await person.read('Page has been saved')
  const { token } = await sessionOf(person)
  const path = calls.readPage.path.replace('{id}', visit.page.split('/')[2] ?? '')
  const answer = await fetch(`${stage.site.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { colored } = (await answer.json()) as SitePage
  const photo = Buffer.from(await (await fetch(stage.site.address + colored?.photo)).arrayBuffer())
  const pixel = await sharp(photo).removeAlpha().extract({ left: 15, top: 15, width: 1, height: 1 }).raw().toBuffer()
  expect(pixel.toString('hex')).toBe('ef4444')
})

test('a download is asked for by the system, and lands as a file', async () => {
  await person.open(visit.page)
  const desk = await sitDown(person)
  await desk.use('Download')
  await person.click('button', /^My colouring, as a picture/)
  const keys = keyboardOf(app)
  await keys.press('Save', 'Return')
  const { name, bytes } = await keys.saved()
  expect(name).toMatch(/^colored-page-.*\.png$/)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1024 })
})

test('a link of the system opens its screen in the window that is there, and none of anybody else', async () => {
  execFileSync(BINARY, ['huebook:/account'], { env: app.env })
  await person.arriveAt(/^\/account$/)
  execFileSync(BINARY, ['huebook:/admin/users'], { env: app.env })
  execFileSync(BINARY, ['huebook:/pages/public'], { env: app.env })
  await person.arriveAt(/^\/pages\/public$/)
})

test('nothing of the app can be asked for what it was not given', async () => {
  const refused = await app.evaluate(async () => {
    type Shell = { invoke(command: string, given?: object): Promise<unknown> }
    const shell = (window as unknown as { __TAURI_INTERNALS__: Shell }).__TAURI_INTERNALS__
    const asked = ['plugin:dialog|open', 'plugin:event|listen', 'plugin:window|close', 'plugin:fs|read_file']
    const answers = await Promise.allSettled(asked.map((command) => shell.invoke(command)))
    const file = await shell.invoke('open_external', { url: 'file:///etc/passwd' }).catch(() => 'refused')
    return [...answers.map(({ status }) => status), file]
  }, null)
  expect(refused).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'refused'])
})

test('the package is gone again without a trace', async () => {
  await app.close()
  isOpen = false
  execFileSync('dpkg', ['--purge', 'huebook'])
  expect([BINARY, '/usr/share/applications/Huebook.desktop'].filter((path) => existsSync(path))).toEqual([])
})
