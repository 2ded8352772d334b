import { calls } from '@huebook/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Person, personAt } from '../engines/person.ts'
import { deskOf } from '../site/desk.ts'
import { answerOf } from '../site/kids-lock.ts'
import { setPayingStage } from '../site/paying-stage.ts'
import { playApp } from '../site/play-app.ts'
import { PHOTO, playShell } from '../site/play-shell.ts'
import { photographStillLife } from '../site/still-life.ts'
import { PHONE, thumbDriver } from '../site/thumb.ts'

const APP = 'https://localhost'
const EMAIL = 'mia@phone.example.org'

const stage = setPayingStage()

/** Somebody with the app on a phone, who has not said their site yet. */
async function openApp() {
  const { page, context, troubles } = await stage.visitor({ baseURL: APP, extraHTTPHeaders: {}, ...PHONE })
  await playApp(context, APP)
  const shell = await playShell(context)
  await page.goto('/')
  return { page, context, troubles, shell, person: personAt(thumbDriver(page), APP) }
}

/** Says their site, and asks to be somebody there: a mail is under way. */
async function askToJoin(person: Person, name: string, email: string): Promise<void> {
  await person.fill('Address of your site', stage.site.address)
  await person.click('button', 'Open')
  await person.click('link', 'Sign up')
  await person.fill('Name', name)
  await person.fill('Email', email)
  await person.click('button', 'Send me a link and a code')
}

/** As an administrator would, so that there is something to download. */
async function givePlan(session: string | null): Promise<void> {
  const { id } = JSON.parse(session ?? '{}').state.user
  const answer = await fetch(`${stage.site.address}/api${calls.givePlan.path.replace('{id}', id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stage.administrator}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'starter', until: null, reason: 'A present' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

test('by thumb, in the app of a phone: from the address of the site to a page that is coloured, saved, handed on and found again', async () => {
  const { page, context, troubles, shell, person } = await openApp()

  await askToJoin(person, 'Mia', EMAIL)
  await person.fill('Six-digit code', (await stage.mailbox.next(EMAIL)).code)
  await person.arriveAt(/^\/pages\/public$/)
  // Among the phone's secrets, and in no storage of the page.
  await expect.poll(() => shell.secret('auth')).toContain(EMAIL)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  await givePlan(shell.secret('auth'))

  await person.click('link', /^Create/)
  await person.click('link', 'Create page with AI')
  await person.click('radio', /^Only me/)
  await person.click('button', 'Go on')
  await person.fill('What should be on your page?', 'a big balloon')
  await person.click('button', 'Draw it')
  await person.see('heading', 'Your page is ready')
  await person.click('link', 'Colour it now')
  const address = await person.arriveAt(/^\/pages\/[^/]+\/color$/)

  const desk = await deskOf(page)
  await person.click('button', 'Fill')
  await person.click('radio', 'Green')
  await desk.touch([[15, 15]], [[15, 15]])
  await expect.poll(() => desk.colorAt(15, 15)).toBe('#22c55e')
  await person.click('button', 'Brush')
  await person.click('radio', 'Red')
  await desk.touch([[15, 300]], [[15, 700]])
  await expect.poll(() => desk.colorAt(15, 500)).toBe('#ef4444')

  // Without the network it stays on the phone, and is sent once that is back. Save is pressed as soon as the finger is up.
  await context.setOffline(true)
  await person.click('button', 'Save')
  await person.read('Your colouring is kept on this device.')
  await context.setOffline(false)
  await person.read('Page has been saved')

  await person.click('button', 'Download')
  await person.click('button', /^My colouring, as a picture/)
  await person.read('Saved to documents')
  const [[name, pieces] = []] = [...shell.files]
  expect(name).toMatch(/^colored-page-.*\.png$/)
  expect((await sharp(Buffer.concat(pieces ?? [])).metadata()).format).toBe('png')
  await person.click('button', 'Share')
  // A child has the phone, for all anybody knows.
  await person.see('textbox', /^What is/)
  await person.fill(/^What is/, await answerOf(page))
  await person.click('button', 'Go on')
  await expect.poll(() => shell.asked).toContain('Share.share')

  // The way back closes what lies on the screen, leads to where they came from, and then out of the app.
  await person.click('button', 'Download')
  await person.see('button', /^My colouring, as a picture/)
  await shell.tell(page, 'App.backButton', { canGoBack: true })
  // What lay there listens until the focus is back.
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Download')
  await page.getByRole('button', { name: /^My colouring, as a picture/ }).waitFor({ state: 'hidden' })
  expect(await person.arriveAt(/color$/)).toBe(address)
  await shell.tell(page, 'App.backButton', { canGoBack: true })
  await person.arriveAt(/^\/pages\/create\/ai$/)

  // Another start of the app where they left off: nobody has to sign in again, and the way back leads home from there.
  await page.goto('/')
  await person.arriveAt(/^\/pages\/create\/ai$/)
  await shell.tell(page, 'App.backButton', { canGoBack: true })
  await person.arriveAt(/^\/pages\/public$/)
  await person.click('button', 'Menu')
  await person.click('link', 'Colored pages')
  await person.click('link', /balloon/i)
  expect(await person.arriveAt(/\/color$/)).toBe(address)
  const again = await deskOf(page)
  await expect.poll(() => again.colorAt(15, 500)).toBe('#ef4444')
  expect(troubles.filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('links and the camera lead into the app, and from its first screen the way back leads out', async () => {
  const { page, context, shell, person } = await openApp()
  await askToJoin(person, 'Kim', 'kim@phone.example.org')

  // The mail is read on the phone: its link opens the app, and signs in once that is wanted.
  const { link } = await stage.mailbox.next('kim@phone.example.org')
  await shell.tell(page, 'App.appUrlOpen', { url: `huebook:${new URL(link).pathname}` })
  // The screen before, where the code could be typed, has such a button, too.
  await person.see('heading', 'Nearly there')
  await person.click('button', 'Sign in')
  await person.arriveAt(/^\/pages\/public$/)
  expect(shell.asked).toContain('Browser.close')

  const photo = await photographStillLife()
  await context.route(PHOTO, (route) => route.fulfill({ body: photo, contentType: 'image/jpeg' }))
  await person.click('link', /^Create/)
  await person.click('link', 'Upload page')
  await person.click('radio', /^Only me/)
  await person.click('button', 'Go on')
  await person.click('button', 'Take a photo')
  await person.click('button', 'Make the page')
  await person.see('heading', 'Your page is ready')

  await shell.tell(page, 'App.backButton', { canGoBack: true })
  await person.arriveAt(/^\/pages\/create$/)
  await shell.tell(page, 'App.backButton', { canGoBack: true })
  await person.arriveAt(/^\/pages\/public$/)
  expect(shell.asked).not.toContain('App.minimizeApp')
  await shell.tell(page, 'App.backButton', { canGoBack: true })
  await expect.poll(() => shell.asked).toContain('App.minimizeApp')
})
