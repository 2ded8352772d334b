import {
  type AuditEntry,
  calls,
  type Section,
  type SectionName,
  sectionIn,
  Website,
  withSection,
} from '@huebook/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE_HTML } from '#testing/hostile-html.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let ada: SignedIn
let eva: SignedIn

beforeAll(async () => {
  ada = await site.signIn({ admin: true, name: 'Ada' })
  eva = await site.signIn({ admin: true, name: 'Eva' })
})

async function read(): Promise<Website> {
  const answer = await site.call(calls.listSettings, {})
  const setting = answer.ok ? answer.data.find(({ name }) => name === 'website') : undefined
  return Website.parse(JSON.parse(setting?.value ?? ''))
}

/** Saves one section, as an editor does that was opened when the website was `base`. */
function save<Name extends SectionName>(
  name: Name,
  change: Partial<Section>,
  { base, as = ada }: { base: Website; as?: SignedIn },
) {
  const value = JSON.stringify(withSection(base, name, { ...sectionIn(base, name), ...change } as Section))
  const body = { value, base: JSON.stringify(base) }
  return site.call(calls.updateSetting, { params: { name: 'website' }, body }, as)
}

const saveNow = async (name: SectionName, change: Partial<Section>) => save(name, change, { base: await read() })

async function lastEntries(): Promise<AuditEntry[]> {
  const answer = await site.call(calls.paginateAudit, { query: { search: 'website' } }, ada)
  return answer.ok ? answer.data.data : []
}

describe('two administrators at once', () => {
  test('who edit different sections both find their words on the website', async () => {
    const base = await read()
    expect(await save('callToAction', { heading: 'Ada was here' }, { base })).toMatchObject({ ok: true })
    expect(await save('pricing', { subheading: 'Eva was here' }, { base, as: eva })).toMatchObject({ ok: true })
    const { callToAction, pricing } = (await read()).landing
    expect([callToAction.heading, pricing.subheading]).toEqual(['Ada was here', 'Eva was here'])
  })

  test('who edit the same section: the second is told, and changes nothing', async () => {
    const base = await read()
    await save('contact', { subheading: 'By Ada' }, { base })
    const answer = await save('contact', { subheading: 'By Eva' }, { base, as: eva })
    const message = 'Another administrator has changed “Contact” since you opened it'
    expect(answer).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', message, issues: [{ path: 'landing.contact', message }] },
    })
    expect((await read()).landing.contact.subheading).toBe('By Ada')
    const again = await save('contact', { subheading: 'By Eva' }, { base: await read(), as: eva })
    expect(again).toMatchObject({ ok: true })
  })

  test('who write the same are both content', async () => {
    const base = await read()
    for (const as of [ada, eva])
      expect(await save('pricing', { subheading: 'Same' }, { base, as })).toMatchObject({ ok: true })
  })

  test('who save the same section in the same moment: one of them is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const base = await read()
      const [one, two] = [`Ada ${round}`, `Eva ${round}`]
      const answers = await Promise.all([
        save('pricing', { subheading: one }, { base }),
        save('pricing', { subheading: two }, { base, as: eva }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers[0].ok ? one : two
      expect((await read()).landing.pricing.subheading).toBe(winner)
    }
  })

  test('a caller who does not say what they started from changes everything, as they ask', async () => {
    const base = await read()
    await save('pricing', { subheading: 'Later' }, { base })
    const body = { value: JSON.stringify(base) }
    expect(await site.call(calls.updateSetting, { params: { name: 'website' }, body }, eva)).toMatchObject({ ok: true })
    expect(await read()).toEqual(base)
  })
})

describe('what is saved of the website', () => {
  test('is named in the audit log by its sections, and only where something has changed', async () => {
    const before = (await lastEntries()).length
    await saveNow('callToAction', { heading: 'A heading of now' })
    await saveNow('callToAction', { heading: ' A heading of now ' })
    const entries = await lastEntries()
    expect(entries).toHaveLength(before + 1)
    expect(entries[0]).toMatchObject({ action: 'setting_changed', setting: 'website', fields: ['callToAction'] })
  })

  test.each([
    ['callToAction', { heading: ' ' }, 'landing.callToAction.heading', 'Heading cannot be empty'],
    [
      'callToAction',
      { heading: 'x'.repeat(121) },
      'landing.callToAction.heading',
      'Heading has at most 120 characters',
    ],
    ['callToAction', { heading: 'two\nlines' }, 'landing.callToAction.heading', 'Heading has to stay on one line'],
    ['contact', { email: 'nobody' }, 'landing.contact.email', 'Email is not an email address'],
    ['contact', { phone: 'call me' }, 'landing.contact.phone', 'Phone is not a phone number'],
    [
      'terms',
      { content: `<p>${'x'.repeat(50_000)}</p>` },
      'terms.content',
      'Terms of Service has at most 50,000 characters',
    ],
    [
      'howItWorks',
      { instructions: Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, content: 'Draw' })) },
      'landing.howItWorks.instructions',
      'There can be at most 9 steps',
    ],
  ] as const)('of %s cannot be %j', async (name, change, path, message) => {
    const before = await read()
    expect(await saveNow(name, change as Partial<Section>)).toMatchObject({
      status: 422,
      problem: { message, issues: [{ path, message }] },
    })
    expect(await read()).toEqual(before)
  })

  const linkTo = (url: string) => ({ socials: [{ id: '1', icon: 'github', url }] })

  test.each(['https://example.org/us', 'http://example.org', 'mailto:us@example.org', 'tel:+4930123', '/#contact'])(
    'may link to %s',
    async (url) => {
      expect(await saveNow('footer', linkTo(url))).toMatchObject({ ok: true })
    },
  )

  test.each([
    ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
    ...['//evil.example', '/\\evil.example', 'ftp://example.org', 'example.org', 'https://', 'https:\\\\evil.example'],
  ])('may not link to %j', async (url) => {
    expect(await saveNow('footer', linkTo(url))).toMatchObject({
      status: 422,
      problem: { issues: [{ path: 'landing.footer.socials.0.url' }] },
    })
  })
})

describe('a picture of the website', () => {
  const upload = async (caller: SignedIn, color: string) =>
    (await sendPicture(site, caller, await picture({ color }).png().toBuffer())).json().url as string

  test('is one that an administrator has uploaded, and stays when they have left', async () => {
    const ida = await site.signIn({ admin: true })
    const image = await upload(ida, 'teal')
    expect(await saveNow('home', { image })).toMatchObject({ ok: true })
    await site.call(calls.deleteCurrentUser, {}, ida)
    expect(await saveNow('home', { headingLine2: 'The picture stays' })).toMatchObject({ ok: true })
    expect(await saveNow('home', { image: '' })).toMatchObject({ ok: true })
  })

  test("is neither another site's picture nor another user's", async () => {
    const mia = await site.signIn()
    for (const image of [
      'https://evil.example/track.png',
      '/api/users/read',
      'data:image/png,x',
      await upload(mia, 'pink'),
    ])
      expect(await saveNow('contact', { image })).toMatchObject({
        status: 422,
        problem: { issues: [{ path: 'landing.contact.image', message: 'Please upload the picture again' }] },
      })
  })
})

test('hostile rich text is cleaned when it is saved, whoever sends it', async () => {
  const content = `<h2>Terms</h2><p>Be kind.</p>${HOSTILE_HTML.filter((html) => !html.includes('<plaintext>')).join('')}`
  const base = await read()
  const value = JSON.stringify({
    ...base,
    terms: { visibility: true, content },
    privacy: { visibility: true, content },
  })
  expect(await site.call(calls.updateSetting, { params: { name: 'website' }, body: { value } }, ada)).toMatchObject({
    ok: true,
  })
  const { terms, privacy } = await read()
  expect(terms.content).toContain('<h2>Terms</h2><p>Be kind.</p>')
  expect(privacy.content).toBe(terms.content)
  expect(terms.content.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
  expect(terms.content).not.toMatch(/<[^>]*(?:script:|onerror|style|iframe|svg|math|data:)/i)
})
