import { calls, SECRET_SETTINGS, Website } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const read = async (): Promise<Record<string, string>> => {
  const answer = await site.call(calls.listSettings, {})
  return answer.ok ? Object.fromEntries(answer.data.map(({ name, value }) => [name, value])) : {}
}

describe('the settings of a new site', () => {
  test('have a name, a tagline and a website with every section filled in', async () => {
    const settings = await read()
    expect(settings['app_name']).toBe('Huebook')
    expect(Website.safeParse(JSON.parse(settings['website'] ?? '')).success).toBe(true)
  })
})

describe('changing a setting', () => {
  test('is seen by the next visitor', async () => {
    const admin = await site.signIn({ admin: true })
    await site.call(calls.updateSetting, { params: { name: 'app_name' }, body: { value: ' Malkasten ' } }, admin)
    expect((await read())['app_name']).toBe('Malkasten')
    expect((await site.app.inject('/')).body).toContain('<title>Malkasten · ')
  })

  test('is refused when the site would have no name', async () => {
    const admin = await site.signIn({ admin: true })
    const answer = await site.call(calls.updateSetting, { params: { name: 'app_name' }, body: { value: ' ' } }, admin)
    expect(answer).toMatchObject({ status: 422, problem: { message: 'Please enter a name for the site' } })
  })

  test.each(['not json', '{}', '[]', '"text"'])('is refused when the website would be %s', async (value) => {
    const admin = await site.signIn({ admin: true })
    const before = (await read())['website']
    const answer = await site.call(calls.updateSetting, { params: { name: 'website' }, body: { value } }, admin)
    expect(answer).toMatchObject({ status: 422, problem: { code: 'INVALID' } })
    expect((await read())['website']).toBe(before)
  })
})

describe('of two administrators who edit a setting at once', () => {
  const set = (body: { value: string; base?: string }, admin: SignedIn) =>
    site.call(calls.updateSetting, { params: { name: 'tagline' }, body }, admin)

  test('the second does not undo the first unknowingly, and may do so knowingly', async () => {
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    await set({ value: 'Before' }, ada)
    expect(await set({ value: 'By Ada', base: 'Before' }, ada)).toMatchObject({ data: { updated: true } })
    const message = 'Another administrator has changed this since you opened it'
    expect(await set({ value: 'By Eva', base: 'Before' }, eva)).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', message, issues: [{ path: 'value', message }] },
    })
    expect((await read())['tagline']).toBe('By Ada')
    expect(await set({ value: 'By Eva', base: 'By Ada' }, eva)).toMatchObject({ data: { updated: true } })
    expect((await read())['tagline']).toBe('By Eva')
  })

  test('who has changed nothing changes nothing back, and who does not say where they began replaces it', async () => {
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    await set({ value: 'Before' }, ada)
    await set({ value: 'By Ada', base: 'Before' }, ada)
    expect(await set({ value: 'Before', base: 'Before' }, eva)).toMatchObject({ data: { updated: true } })
    expect((await read())['tagline']).toBe('By Ada')
    expect(await set({ value: 'By Eva' }, eva)).toMatchObject({ data: { updated: true } })
    expect((await read())['tagline']).toBe('By Eva')
  })

  test('of two at the same moment one hears of the other', async () => {
    const admins = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    await set({ value: 'Before' }, admins[0] as SignedIn)
    const answers = await Promise.all(admins.map((admin, n) => set({ value: `By ${n}`, base: 'Before' }, admin)))
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })
})

describe('a setting that is too long', () => {
  test.each([
    ['app_name', 60, 'The name of a site has at most 60 characters'],
    ['tagline', 200, 'A tagline has at most 200 characters'],
    ['favicon', 2048, 'The address of an icon has at most 2048 characters'],
    ['website', 200 * 1024, "The website's content has at most 200 KB"],
    ['stripe_key', 500, 'A key has at most 500 characters'],
  ] as const)('is refused in one sentence: %s', async (name, max, message) => {
    const admin = await site.signIn({ admin: true })
    const set = (value: string) => site.call(calls.updateSetting, { params: { name }, body: { value } }, admin)
    const begin = name === 'stripe_key' ? 'sk_' : ''
    expect(await set(begin.padEnd(max + 1, 'x'))).toMatchObject({ status: 422, problem: { message } })
    if (name !== 'favicon' && name !== 'website')
      expect(await set(`${begin.padEnd(max, 'x')} `)).toMatchObject({ data: { updated: true } })
  })
})

describe('the icon of the site', () => {
  const set = (value: string, admin: SignedIn) =>
    site.call(calls.updateSetting, { params: { name: 'favicon' }, body: { value } }, admin)
  const upload = async (caller: SignedIn, color: string) =>
    (await sendPicture(site, caller, await picture({ color }).png().toBuffer())).json().url as string
  /** Where browsers are sent that show a picture of the site by itself, which names no icon. */
  const iconOfPicture = async () => {
    const { statusCode, headers } = await site.app.inject('/favicon.ico')
    return [statusCode, headers['location']]
  }

  const addressBesideApps = async (): Promise<string> =>
    (await site.app.inject('/manifest.webmanifest')).json().icons[0].src
  const colorBesideApps = async () => {
    const icon = await site.app.inject(await addressBesideApps())
    return [
      ...(await sharp(icon.rawPayload)
        .extract({ left: 96, top: 96, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()),
    ]
  }

  test('is a picture an administrator has uploaded, is kept when the form sends it back, and may be none', async () => {
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    const icon = await upload(ada, 'lime')
    const before = await addressBesideApps()
    expect(await set(icon, eva)).toMatchObject({ data: { updated: true } })
    expect((await site.app.inject('/')).body).toContain(`<link rel="icon" href="${icon}">`)
    await site.call(calls.deleteCurrentUser, {}, ada)
    expect(await set(icon, eva)).toMatchObject({ data: { updated: true } })
    expect(await iconOfPicture()).toEqual([302, icon])
    // Beside somebody's apps, too, also where an earlier one was kept.
    expect(await colorBesideApps()).toEqual([0, 255, 0])
    expect(await addressBesideApps()).not.toBe(before)
    expect(await set('', eva)).toMatchObject({ data: { updated: true } })
    expect(await iconOfPicture()).toEqual([302, '/favicon.svg'])
  })

  test("is neither another site's picture nor another user's", async () => {
    const [ada, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    const before = (await read())['favicon']
    for (const url of ['https://evil.example/track.png', '/icon.svg', 'javascript:alert(1)', await upload(mia, 'pink')])
      expect(await set(url, ada)).toMatchObject({ status: 422, problem: { message: 'Please upload the icon again' } })
    expect((await read())['favicon']).toBe(before)
  })
})

describe('a secret setting', () => {
  const secret = 'do_not_show'
  const BEGIN = { openai_key: 'sk-', stripe_key: 'sk_test_', stripe_webhook_secret: 'whsec_' } as const
  const set = (name: (typeof SECRET_SETTINGS)[number], value: string, admin: SignedIn) =>
    site.call(calls.updateSetting, { params: { name }, body: { value } }, admin)

  test.each([
    ['openai_key', 'pk_test_1', 'This is a key of Stripe’s. An OpenAI API key begins with sk-'],
    ['stripe_key', 'sk-proj-1', 'This is a key of OpenAI’s. The secret key of Stripe’s API begins with sk_ or rk_'],
    ['stripe_webhook_secret', 'secret', 'The signing secret of a webhook begins with whsec_'],
  ] as const)(
    'is refused when it cannot be one, and taken with white space around it: %s',
    async (name, value, message) => {
      const admin = await site.signIn({ admin: true })
      expect(await set(name, value, admin)).toMatchObject({ status: 422, problem: { message } })
      expect(await set(name, ` ${BEGIN[name]}pasted\n`, admin)).toMatchObject({ data: { updated: true } })
      expect(await set(name, '', admin)).toMatchObject({ data: { updated: true } })
    },
  )

  test.each(SECRET_SETTINGS)('%s is found nowhere: in no answer, in no log, in no table', async (name) => {
    const admin = await site.signIn({ admin: true })
    const saved = await set(name, BEGIN[name] + secret, admin)
    expect(saved).toMatchObject({ ok: true, data: { updated: true } })
    const answers = [
      saved,
      await read(),
      await site.call(calls.readAppStatus, {}, admin),
      await site.call(calls.checkAppStatus, {}, admin),
      (await site.app.inject('/')).body,
    ]
    expect(JSON.stringify(answers)).not.toContain(secret)
    expect(await wholeDatabase()).not.toContain(secret)
    expect(site.logged()).not.toContain(secret)
  })

  /** Every row of every table, as whoever stole the disk would read it. */
  async function wholeDatabase(): Promise<string> {
    const { rows } = await site.db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const tables = rows.map(({ table_name }) => sql.identifier(table_name))
    const contents = await Promise.all(tables.map((table) => site.db.execute(sql`select to_jsonb(t) from ${table} t`)))
    return JSON.stringify(contents.map((content) => content.rows))
  }
})
