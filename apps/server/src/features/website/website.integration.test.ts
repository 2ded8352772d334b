import { calls, type PageId, type Website } from '@huebook/contract'
import { and, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { pages } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { picture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()

let admin: SignedIn
beforeAll(async () => {
  admin = await site.signIn({ admin: true })
})

/** Another process of the site, which remembers nothing yet; gone after the test. */
async function anotherProcess() {
  const other = await site.startAnother()
  await other.ready()
  onTestFinished(() => other.close())
  return other
}

const pageAt = async (url: string) => (await site.app.inject(url)).body
/** What a reader without scripts has on the screen. */
const readableAt = async (url: string) =>
  (/<body>[\s\S]*<\/body>/.exec(await pageAt(url))?.[0] ?? '').replaceAll(/<script[\s\S]*?<\/script>/g, '')

async function readWebsite(): Promise<Website> {
  const settings = await site.call(calls.listSettings, {})
  return JSON.parse((settings.ok && settings.data.find(({ name }) => name === 'website')?.value) || '')
}

async function changeWebsite(change: (website: Website) => void): Promise<void> {
  const website = await readWebsite()
  change(website)
  const body = { value: JSON.stringify(website) }
  expect(await site.call(calls.updateSetting, { params: { name: 'website' }, body }, admin)).toMatchObject({ ok: true })
}

const structuredDataAt = async (url: string): Promise<Record<string, unknown>[]> =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(await pageAt(url))?.[1] ?? '')['@graph']

describe('the landing', () => {
  test('can be read without a single script', async () => {
    const { landing } = await readWebsite()
    const body = await readableAt('/')
    for (const words of [landing.home.headingLine1, landing.home.subheading, landing.pricing.subheading])
      expect(body).toContain(words)
    expect(body).toMatch(/\$4\.99.*Recommended|Recommended.*\$4\.99/s)
    expect(body).toContain('href="/sign-up/?plan=starter"')
  })

  test('shows a change with the next look, in another process too', async () => {
    const other = await anotherProcess()
    await other.inject('/')
    await changeWebsite(({ landing }) => {
      landing.home.headingLine1 = 'Paint the town'
    })
    expect(await readableAt('/')).toContain('Paint the town')
    await expect.poll(async () => (await other.inject('/')).body).toContain('Paint the town')
  })

  test('leaves out what is hidden', async () => {
    await changeWebsite(({ landing }) => {
      landing.pricing = { visibility: false, subheading: 'Nobody reads this' }
    })
    expect(await readableAt('/')).not.toMatch(/Nobody reads this|\$4\.99|#pricing/)
    expect(JSON.stringify(await structuredDataAt('/'))).not.toContain('4.99')
    await changeWebsite(({ landing }) => {
      landing.pricing.visibility = true
    })
  })

  test('stays a page whatever its words are', async () => {
    const hostile = `</div></script><script>alert(1)</script><img src=x onerror=alert(1)> $& $1`
    await changeWebsite(({ landing }) => {
      landing.home.headingLine1 = hostile
      landing.faqs.faqs = [{ id: 'a', question: hostile, answer: hostile }]
    })
    const body = await pageAt('/')
    expect(body).not.toMatch(/<script>alert|<img src=x/)
    expect((await structuredDataAt('/')).at(-1)).toMatchObject({ mainEntity: [{ name: hostile }] })
  })

  test('has one address, a title and its words for those it is sent to', async () => {
    const head = await pageAt('/')
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/">')
    expect(head).toMatch(/<title>Huebook · .+<\/title>/)
    expect(head).toMatch(/<meta property="og:description" content=".+">/)
    expect(head).not.toContain('noindex')
  })

  test('tells machines what it offers, and answers the questions that are asked on it', async () => {
    await changeWebsite(({ landing }) => {
      landing.faqs.faqs = [{ id: 'a', question: 'Is it free?', answer: 'Yes.' }]
    })
    const data = await structuredDataAt('/')
    expect(data.map((one) => one['@type'])).toEqual(['WebSite', 'Organization', 'SoftwareApplication', 'FAQPage'])
    expect(data[2]).toMatchObject({ offers: [{ price: '0.00' }, { price: '4.99' }, { price: '9.99' }] })
    await changeWebsite(({ landing }) => {
      landing.faqs.visibility = false
    })
    expect((await structuredDataAt('/')).map((one) => one['@type'])).not.toContain('FAQPage')
  })
})

describe.each(['terms', 'privacy'] as const)('the %s', (name) => {
  test('can be read without a single script, at an address that is found', async () => {
    await changeWebsite((website) => {
      website[name] = { visibility: true, content: '<h2>One</h2><p>You keep what you <strong>draw</strong>.</p>' }
    })
    expect(await readableAt(`/${name}`)).toContain('<p>You keep what you <strong>draw</strong>.</p>')
    expect(await pageAt(`/${name}`)).toContain(`<link rel="canonical" href="http://localhost:3000/${name}">`)
    expect(await readableAt('/')).toContain(`href="/${name}"`)
  })

  test('are not there while they are switched off', async () => {
    await changeWebsite((website) => {
      website[name].visibility = false
    })
    const answer = await site.app.inject(`/${name}`)
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('This page is still blank')])
    expect(answer.body).toContain('noindex')
    expect(await readableAt('/')).not.toContain(`href="/${name}"`)
  })
})

describe('a page that is shared', () => {
  const add = async (change: Partial<typeof pages.$inferInsert> = {}, by: Parameters<typeof site.signIn>[0] = {}) => {
    const owner = await site.signIn({ name: 'Ada', ...by })
    const [page] = await site.db
      .insert(pages)
      .values({
        userId: owner.id,
        title: 'A fox in a garden',
        illustration: 'aa/fox.png',
        preview: 'aa/fox.webp',
        width: 1024,
        height: 1024,
        public: true,
        ...change,
      })
      .returning()
    return { id: page?.id as PageId, owner }
  }

  test('is seen by everybody, with its own picture for links to it', async () => {
    const { id } = await add()
    const body = await readableAt(`/pages/${id}`)
    expect(body).toContain('A fox in a garden')
    expect(body).toContain(`/sign-up?next=%2Fpages%2F${id}%2Fcolor`)
    const head = await pageAt(`/pages/${id}`)
    expect(head).toContain('<title>A fox in a garden · ')
    expect(head).toContain(`<link rel="canonical" href="http://localhost:3000/pages/${id}">`)
    expect(head).toContain('<meta property="og:image" content="http://localhost:3000/files/aa/fox.png">')
    expect(await structuredDataAt(`/pages/${id}`)).toMatchObject([
      { name: 'A fox in a garden', creator: { name: 'Ada' } },
    ])
  })

  test('is gone with the next look once an administrator has blocked it, and back when they have not', async () => {
    const { id } = await add()
    const statusOf = async () => (await site.app.inject(`/pages/${id}`)).statusCode
    expect(await statusOf()).toBe(200)
    await site.call(calls.togglePageBlocked, { params: { id } }, admin)
    expect(await statusOf()).toBe(404)
    await site.call(calls.togglePageBlocked, { params: { id } }, admin)
    expect(await statusOf()).toBe(200)
  })

  test.each([[{ public: false }], [{ reviewed: false }], [{ blocked: true }], [{}, { blocked: true }]])(
    'is not there while it is %j (its owner %j), and no search engine is told of it',
    async (hidden, owner?: { blocked: boolean }) => {
      const { id } = await add(hidden, owner)
      const answer = await site.app.inject(`/pages/${id}`)
      expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('This page is still blank')])
      expect(answer.body).not.toContain('A fox in a garden')
      expect(answer.body).toContain('noindex')
      expect(await pageAt('/sitemap.xml')).not.toContain(id)
    },
  )

  test('stays a page whatever it is called', async () => {
    const title = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)> $&'
    const { id } = await add({ title }, { name: title, nickname: title })
    const body = await pageAt(`/pages/${id}`)
    expect(body).not.toMatch(/<script>alert|<img src=x/)
    expect(JSON.parse(/id="screen">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toMatchObject({ title, owner: title })
  })

  test.each(['/pages/public', '/pages/nothing', '/pages'])(
    'is not looked for at %s, which is of the app',
    async (url) => {
      const answer = await site.app.inject(url)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining('data-still')])
    },
  )
})

describe('what machines find the site by', () => {
  test('robots are told what is not for them, and where the rest is listed', async () => {
    const answer = await site.app.inject('/robots.txt')
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain('Disallow: /api/')
    expect(answer.body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  test('the list names the landing, and every page that everybody sees', async () => {
    const fresh = await anotherProcess()
    const list = (await fresh.inject('/sitemap.xml')).body
    const shown = await site.db
      .select({ id: pages.id })
      .from(pages)
      .where(
        and(eq(pages.public, true), eq(pages.reviewed, true), eq(pages.blocked, false), eq(pages.ownerBlocked, false)),
      )
    expect(shown.length).toBeGreaterThan(0)
    for (const { id } of shown) expect(list).toContain(`<loc>http://localhost:3000/pages/${id}</loc>`)
    expect(list.match(/<loc>/g)).toHaveLength(shown.length + 1)
  })

  test('a link to a site with few pages comes with the picture of a new one', async () => {
    const answer = await site.app.inject('/site-picture.png')
    expect([answer.headers['content-type'], answer.body]).toEqual(['image/png', 'the picture of a new site'])
  })

  test('a link to a site with pages comes with a wall of them', async () => {
    const colors = ['red', 'lime', 'blue', 'pink', 'gold', 'teal']
    for (const color of colors) {
      const bytes = await picture({ color }).webp().toBuffer()
      const key = contentKey(bytes, 'webp')
      await site.storage.put(key, bytes, 'image/webp')
      const owner = await site.signIn()
      await site.db.insert(pages).values({
        userId: owner.id,
        title: color,
        illustration: key,
        preview: key,
        width: 8,
        height: 8,
        public: true,
      })
    }
    await site.db.delete(pages).where(like(pages.preview, 'aa/%'))
    const fresh = await anotherProcess()
    const answer = await fresh.inject('/site-picture.png')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })
})
