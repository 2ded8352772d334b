import { calls, SECTION_NAMES, type SectionName, sectionIn, type Website, walkSection } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { cleanRichText } from '../../apps/server/src/features/website/clean-rich-text.ts'
import { HOSTILE_HTML } from '../../apps/server/src/testing/hostile-html.ts'
import { sectionPaths } from '../../apps/web/src/features/website-editor/section-paths.ts'
import { axeViolations } from '../site/axe.ts'
import type { Visit } from '../site/browser.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { setStage } from '../site/stage.ts'
import { type FilledIn, fillInSection, show } from '../site/website-form.ts'

const DESK = { viewport: { width: 1400, height: 900 } }
/** Between them they have every kind of field there is. */
const EVERY_KIND: SectionName[] = ['home', 'features', 'contact', 'terms']
const stage = setStage()

let session: Awaited<ReturnType<typeof createFirstAdmin>>
beforeAll(async () => {
  session = await createFirstAdmin(stage.site.address, stage.site.output())
})

/** The administrator, in a browser of their own. */
async function asAda(): Promise<Visit> {
  const visit = await stage.visitor(DESK)
  const auth = JSON.stringify({ state: session, version: 0 })
  await visit.context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  return visit
}

async function readWebsite(): Promise<Website> {
  const settings = await (await fetch(`${stage.site.address}/api${calls.listSettings.path}`)).json()
  return JSON.parse(settings.find(({ name }: { name: string }) => name === 'website').value)
}

const writeWebsite = (website: Website): Promise<Response> =>
  fetch(`${stage.site.address}/api${calls.updateSetting.path.replace('{name}', 'website')}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ value: JSON.stringify(website) }),
  })

/** A picture that no other is the same as. */
const pictureOn = (page: Page) => async (n: number) =>
  Buffer.from(
    await page.evaluate(async (hue) => {
      const canvas = new OffscreenCanvas(60, 60)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = `hsl(${hue * 7} 80% 50%)`
      context.fillRect(0, 0, 60, 60)
      context.clearRect(0, 0, hue % 60, 3)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    }, n),
  )

/** Everything a visitor finds on the landing and in its documents. */
async function lookAround(page: Page) {
  const seen = { text: '', links: [] as string[], images: [] as string[], icons: '' }
  for (const path of ['/', '/terms', '/privacy']) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    const found = await page.evaluate(() => ({
      text: document.querySelector('#root')?.textContent ?? '',
      links: [...document.links].map((link) => link.getAttribute('href') ?? ''),
      images: [...document.images].map((image) => image.getAttribute('src') ?? ''),
      icons: [...document.querySelectorAll('main svg[class*=lucide], footer a[aria-label]')]
        .map((one) => one.getAttribute('aria-label') ?? one.getAttribute('class') ?? '')
        .join(' '),
    }))
    seen.text += found.text
    seen.icons += found.icons
    seen.links.push(...found.links)
    seen.images.push(...found.images)
  }
  return seen
}

describe('an administrator', () => {
  test('changes every field of every section and a visitor sees each change, and nothing of one that is hidden', async () => {
    const ada = await asAda()
    const filled: FilledIn[] = []
    for (const name of SECTION_NAMES) {
      filled.push(await fillInSection(ada.page, name, pictureOn(ada.page)))
      if (EVERY_KIND.includes(name)) expect(await axeViolations(ada.page), name).toEqual([])
    }
    const website = await readWebsite()
    const images: string[] = []
    for (const name of SECTION_NAMES)
      walkSection(name, sectionIn(website, name), {
        onValue({ field, path, value }) {
          expect(value, `${name}.${path} was filled in`).not.toBe('')
          if (field.kind === 'image') images.push(value)
        },
      })
    const visitor = await stage.visitor(DESK)
    const seen = await lookAround(visitor.page)
    const words = filled.flatMap((one) => one.words)
    const links = filled.flatMap((one) => one.links)
    expect(words.filter((word) => !seen.text.includes(word))).toEqual([])
    expect(links.filter((link) => !seen.links.includes(link))).toEqual([])
    expect(images.filter((image) => !seen.images.includes(image))).toEqual([])
    const icons = filled.flatMap((one) => one.icons)
    expect(icons.filter((icon) => !seen.icons.toLowerCase().includes(icon))).toEqual([])
    expect(visitor.troubles).toEqual([])

    // The last one that was filled in is still open.
    const last = filled.at(-1)
    await show(ada.page, SECTION_NAMES.at(-1) as SectionName, false)
    const after = await lookAround(visitor.page)
    expect(words.filter((word) => !after.text.includes(word))).toEqual(last?.words)
    // The preview lets no script in, that of axe neither.
    expect(ada.troubles.filter((trouble) => !trouble.includes('about:srcdoc'))).toEqual([])
  })

  test('who changes a section another one has changed meanwhile sees both, keeps theirs or takes the other one’s', async () => {
    const [ada, eva] = [await asAda(), await asAda()]
    for (const { page } of [ada, eva]) {
      await page.goto(sectionPaths.callToAction)
      await page.getByLabel('Heading').waitFor()
    }
    await ada.page.getByLabel('Heading').fill('Words of Ada')
    await ada.page.getByRole('button', { name: 'Save' }).click()
    await ada.page.getByText('Everything is saved').waitFor()

    await eva.page.getByLabel('Heading').fill('Words of Eva')
    await eva.page.getByRole('button', { name: 'Save' }).click()
    const panel = eva.page.getByRole('region', { name: 'Another administrator was here meanwhile' })
    await panel.getByText('Words of Ada').waitFor()
    await panel.getByText('Words of Eva').waitFor()
    expect((await readWebsite()).landing.callToAction.heading).toBe('Words of Ada')
    expect(await axeViolations(eva.page)).toEqual([])

    await panel.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => eva.page.getByLabel('Heading').inputValue()).toBe('Words of Ada')
    await eva.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => eva.page.getByLabel('Heading').inputValue()).toBe('Words of Eva')
    await eva.page.getByRole('button', { name: 'Save' }).click()
    await eva.page.getByText('Everything is saved').waitFor()
    expect((await readWebsite()).landing.callToAction.heading).toBe('Words of Eva')

    await ada.page.getByLabel('Heading').fill('Ada again')
    await ada.page.getByRole('button', { name: 'Save' }).click()
    await ada.page.getByRole('button', { name: 'Keep mine' }).click()
    await ada.page.getByText('Everything is saved').waitFor()
    expect((await readWebsite()).landing.callToAction.heading).toBe('Ada again')
    await ada.page.goto('/admin/audit')
    await ada.page.getByText('changed the setting Website: Call to action').first().waitFor()
  })

  test('is asked before leaving what is not saved, by a link, by the way back and by a reload', async () => {
    const { page } = await asAda()
    await page.goto('/admin/website')
    await page.getByRole('link', { name: /^Pricing/ }).click()
    await page.getByLabel('Subheading').fill('Typed and not saved')
    await expect.poll(() => page.title()).toContain('Website: Pricing')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.getByRole('link', { name: 'Users' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'Cancel' }).click()
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.type())
        void dialog.dismiss()
      }),
    )
    await page.evaluate(() => setTimeout(() => location.reload()))
    expect(await asked).toBe('beforeunload')
    expect(await page.getByLabel('Subheading').inputValue()).toBe('Typed and not saved')
    await page.getByRole('link', { name: 'Users' }).click()
    await question.getByRole('button', { name: 'Yes, proceed' }).click()
    await page.waitForURL('**/admin/users')
  })

  test('puts steps into another order by keys and by dragging, hears where they are, and takes it back', async () => {
    const website = await readWebsite()
    website.landing.howItWorks.instructions = ['One', 'Two', 'Three'].map((content) => ({ id: content, content }))
    expect((await writeWebsite(website)).ok).toBe(true)
    const { page } = await asAda()
    await page.goto(sectionPaths.howItWorks)
    const steps = page.getByRole('group', { name: 'Steps' }).getByRole('textbox')
    const order = () => steps.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
    const handle = (words: string) => page.getByRole('button', { name: new RegExp(`^Move step \\d, ${words} with`) })
    await handle('One').focus()
    await page.keyboard.press('ArrowDown')
    await page.getByText('One is now step 2 of 3').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByText('One is now step 3 of 3').waitFor()
    expect(await order()).toEqual(['Two', 'Three', 'One'])
    await page.keyboard.press('Control+z')
    await expect.poll(order).toEqual(['Two', 'One', 'Three'])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(order).toEqual(['Two', 'Three', 'One'])

    await handle('One').scrollIntoViewIfNeeded()
    const [from, to] = [await handle('One').boundingBox(), await handle('Two').boundingBox()]
    if (!from || !to) throw new Error('There is nothing to drag')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y - 20, { steps: 8 })
    await page.mouse.up()
    await expect.poll(order).toEqual(['One', 'Two', 'Three'])
  })

  test('sees what is wrong beside its field, and what visitors will see beside the form', async () => {
    const { page } = await asAda()
    await page.goto(sectionPaths.footer)
    await page.getByRole('button', { name: 'Add link' }).click()
    const link = page.getByLabel('Link').last()
    await link.fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Link has to begin with https://, mailto:, tel: or /').waitFor()
    expect(await link.inputValue()).toBe('javascript:alert(1)')
    await page.getByRole('button', { name: /^Remove link \d, javascript/ }).click()
    await page.getByText('Everything is saved').waitFor()
    await page.goto(sectionPaths.home)
    await page.getByLabel('First line of the heading').fill('Seen at once')
    const preview = page.frameLocator('iframe[title="Preview of Home"]')
    await preview.getByText('Seen at once').waitFor()
    const isWide = () => preview.locator('#home').evaluate((home) => home.getBoundingClientRect().width > 800)
    expect(await isWide()).toBe(true)
    await page.getByText('Phone', { exact: true }).click()
    await expect.poll(isWide).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Everything is saved').waitFor()
    await page.goto(sectionPaths.faqs)
    await page.getByLabel('Answer').first().fill('An answer nobody has to open')
    await page.frameLocator('iframe[title="Preview of FAQs"]').getByText('An answer nobody has to open').waitFor()
  })
})

test('hostile rich text comes out harmless in a real browser, and the page still reads', async () => {
  const { page, troubles } = await stage.visitor(DESK)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Each alone as the server cleans it, and all of them as it saves and serves them.
  const cleaned = HOSTILE_HTML.map((html) => cleanRichText(`<p>Before.</p>${html}`))
  const website = await readWebsite()
  website.terms = { visibility: true, content: `<h2>Be kind</h2>${HOSTILE_HTML.join('')}` }
  expect((await writeWebsite(website)).ok).toBe(true)
  await page.goto('/terms')
  await page.getByRole('heading', { name: 'Be kind' }).waitFor()
  const found = await page.evaluate((documents) => {
    const harmless = 'H2 H3 P BR HR UL OL LI BLOCKQUOTE STRONG EM U S CODE A'.split(' ')
    const allowed = ['href', 'rel', 'start']
    const bad: string[] = []
    const home = document.createElement('div')
    document.body.append(home)
    for (const html of [...documents, document.querySelector('.rich-text')?.innerHTML ?? '']) {
      home.innerHTML = html
      // Read twice: what a browser writes down of it may not turn into something else either.
      const written = home.innerHTML
      home.innerHTML = written
      for (const element of home.querySelectorAll('*')) {
        if (!harmless.includes(element.tagName)) bad.push(`${element.tagName} of ${html}`)
        for (const { name } of element.attributes) if (!allowed.includes(name)) bad.push(`${name} of ${html}`)
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          if (!['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol)) bad.push(`${element.href} of ${html}`)
        }
      }
      if (home.querySelectorAll('p').length === 0 && !html.includes('Be kind')) bad.push(`nothing to read in ${html}`)
    }
    return { bad, hacked: 'hacked' in window }
  }, cleaned)
  expect(found).toEqual({ bad: [], hacked: false })
  expect(asked.filter((url) => !url.startsWith(stage.site.address))).toEqual([])
  expect(troubles).toEqual([])
})

// The last one, for it ends the session of all.
test('an administrator who signs out finds the landing as they have left it, without a reload', async () => {
  const { page } = await asAda()
  await page.goto(sectionPaths.home)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByLabel('First line of the heading').fill('Just written')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Everything is saved').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
  await page.getByRole('link', { name: 'Huebook' }).first().click()
  await page.getByRole('heading', { name: 'Just written' }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
