import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { calls, type Page as SitePage } from '@huebook/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goToDesk, haveBalloonDrawn, JOURNEYS, sessionOf, type Visit } from '../engines/journeys.ts'
import { type Person, personAt } from '../engines/person.ts'
import { sitDown } from '../engines/person-at-desk.ts'
import { type OwnScreen, startWebKit } from '../engines/webkit.ts'
import { setPayingStage } from '../site/paying-stage.ts'
import { startAlone } from './app-alone.ts'
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
/** The folder of a browser that only notes what it is asked to open. */
let browser: string
let person: Person
let visit: Visit
let wire: Awaited<ReturnType<typeof layWire>>

const walk = (what: string) => JOURNEYS.find(([one]) => one === what)?.[1](visit)

beforeAll(async () => {
  wire = await layWire(stage.site.address)
  browser = await mkdtemp(join(tmpdir(), 'huebook-browser-'))
  await writeFile(join(browser, 'xdg-open'), `#!/bin/sh\necho "$1" >> ${browser}/opened\n`, { mode: 0o755 })
  const PATH = `${browser}:${process.env['PATH']}`
  const env = { PATH, TAURI_AUTOMATION: 'true', TAURI_WEBVIEW_AUTOMATION: 'true' }
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
  await rm(browser, { recursive: true, force: true })
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

  const weather = createServer((_, answer) => void answer.end('<h1>Rain</h1>'))
  await once(weather.listen(0, '127.0.0.1'), 'listening')
  await person.open('/splash')
  await person.fill('Address of your site', `http://127.0.0.1:${(weather.address() as AddressInfo).port}`)
  await person.click('button', 'Open')
  await person.read('it is not a colouring site')
  weather.closeAllConnections()
  weather.close()
})

test('once it is there, somebody signs up by a mailed code', async () => {
  await person.open('/splash')
  await person.fill('Address of your site', wire.address)
  await person.click('button', 'Open')
  await person.arriveAt(/^\/sign-in$/)
  await walk('signs up by a mailed code')
})

test('the app takes whoever has it in hand for a child, until a grown-up says otherwise', async () => {
  await person.open('/account')
  await person.see('heading', 'The account is for grown-ups')
  const sum = await person.driver.evaluate(
    () => /What is (\d) × (\d)/.exec(document.body.textContent ?? '') ?? [],
    null,
  )
  await person.fill(`${sum[0]}?`, String(Number(sum[1]) * Number(sum[2])))
  await person.click('button', 'Go on')
  await person.click('switch', 'On, on this device')
  await person.see('switch', 'Off, on this device')
})

test('they pay in the browser of the system, and say so in the app', async () => {
  await person.open('/checkout')
  await person.click('radio', /^Starter/)
  await person.click('button', 'Checkout')
  await person.see('heading', 'Over to your browser')
  await expect.poll(() => existsSync(join(browser, 'opened'))).toBe(true)
  const [address = ''] = (await readFile(join(browser, 'opened'), 'utf8')).split('\n')
  await fetch(`${address}/pay`, { method: 'POST', redirect: 'manual' })
  await person.click('link', 'I have paid')
  await person.see('heading', 'Welcome to Starter!')
})

test('they have a page drawn, and find it on the desk', async () => {
  await haveBalloonDrawn(person)
  await goToDesk(visit)
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
  // Where somebody left off, for that page is kept.
  await person.open('/')
  await person.arriveAt(/\/color$/)
  await person.open('/pages/public')
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

test('a download that finds no room where it should go is told of, and lost nowhere else', async () => {
  const desk = await sitDown(person)
  await desk.use('Download')
  await person.click('button', /^My colouring, as a picture/)
  const keys = keyboardOf(app)
  await keys.write('Save', '/proc/page.png')
  await person.read('could not be saved there')
})

test('what is printed is asked for by the system, too', async () => {
  const desk = await sitDown(person)
  await desk.use('Print')
  await person.click('button', 'My colouring')
  await keyboardOf(app).press('Print', 'Escape')
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
  const isRun = await app.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.run = ""'
    document.head.append(script)
    return 'run' in document.body.dataset
  }, null)
  expect(isRun).toBe(false)
})

test('the window comes back as large as it was left', async () => {
  const home = await mkdtemp(join(tmpdir(), 'huebook-window-'))
  await (await startAlone(BINARY, app, home)).quit()
  // Nobody manages windows here who would let one be pulled larger: it is left otherwise by hand.
  const file = join(home, 'org.huebook.desktop/.window-state.json')
  const left = JSON.parse(await readFile(file, 'utf8'))
  expect(left.main).toMatchObject({ width: 1200, height: 820 })
  await writeFile(file, JSON.stringify({ main: { ...left.main, width: 900, height: 700 } }))
  const second = await startAlone(BINARY, app, home)
  await expect.poll(() => second.keys.sizeOf(second.window)).toEqual([900, 700])
  await second.quit()
  await rm(home, { recursive: true })
})

test('what shows the app is started again when it ends by itself', async () => {
  const home = await mkdtemp(join(tmpdir(), 'huebook-revived-'))
  const alone = await startAlone(BINARY, app, home)
  const [first = 0] = await alone.shownBy()
  process.kill(first, 'SIGKILL')
  await expect.poll(async () => (await alone.shownBy()).filter((pid) => pid !== first).length).toBe(1)
  await alone.quit()
  await rm(home, { recursive: true })
})

test('the package is gone again without a trace', async () => {
  await app.close()
  isOpen = false
  execFileSync('dpkg', ['--purge', 'huebook'])
  expect([BINARY, '/usr/share/applications/Huebook.desktop'].filter((path) => existsSync(path))).toEqual([])
})
