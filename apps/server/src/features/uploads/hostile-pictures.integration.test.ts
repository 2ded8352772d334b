import { type IncomingMessage, request } from 'node:http'
import { calls, UPLOAD_MAX_SIDE } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { uploads } from '#platform/db/schema.ts'
import { greyPng, jpegOfScans, swellingPng } from '#testing/hostile-pictures.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()

describe('refused before it is decoded is', () => {
  test.each([
    [UPLOAD_MAX_SIDE + 1, 1],
    [1, UPLOAD_MAX_SIDE + 1],
  ])('a picture of %i × %i pixels: few, but too many in a row', async (width, height) => {
    const answer = await sendPicture(site, await site.signIn(), greyPng(width, height))
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { code: 'TOO_LARGE', message: 'A picture can be at most 12,000 pixels wide and 12,000 pixels high' },
    ])
  })

  test('a JPEG of more scans than any camera or program makes', async () => {
    const answer = await sendPicture(site, await site.signIn(), jpegOfScans(64, 51))
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'INVALID', message: 'This picture takes too long to read. Please try a simpler one' },
    ])
  })
})

describe('accepted all the same is', () => {
  test.each([
    ['a picture as wide as it may be', () => greyPng(UPLOAD_MAX_SIDE, 2)],
    ['a picture as high as it may be', () => greyPng(2, UPLOAD_MAX_SIDE)],
    ['a JPEG of as many scans as it may have', () => jpegOfScans(64, 50)],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
  ])('%s', async (_what, bytes) => {
    expect((await sendPicture(site, await site.signIn(), await bytes())).statusCode).toBe(200)
  })
})

let address: string
let small: Buffer

beforeAll(async () => {
  address = await site.app.listen({ host: '127.0.0.1', port: 0 })
  small = await picture().png().toBuffer()
})

describe('with pictures that take seconds to decode', () => {
  const slow = jpegOfScans(6320, 50)

  /** Sends a picture over a real connection, which `hangUp` cuts. */
  function send(caller: SignedIn, bytes: Uint8Array) {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]), 'picture')
    const line = new AbortController()
    const headers = { authorization: `Bearer ${caller.token}` }
    const answer = fetch(`${address}/api${calls.upload.path}`, { method: 'POST', headers, body, signal: line.signal })
    answer.catch(() => undefined)
    const hangUp = () => line.abort()
    onTestFinished(hangUp)
    return { answer, hangUp }
  }

  test('one person does not keep another waiting', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const answered: string[] = []
    for (const { answer } of [1, 2, 3, 4].map(() => send(mia, slow)))
      answer.then(
        () => answered.push('Mia'),
        () => undefined,
      )
    for (const _time of ['first', 'second', 'third']) expect((await send(ben, small).answer).status).toBe(200)
    expect(answered).toEqual([])
  })

  test('somebody who hangs up has nothing decoded any more', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const begun = [1, 2, 3, 4].map(() => send(mia, slow))
    await send(ben, small).answer
    for (const { hangUp } of begun) hangUp()
    const { url } = (await (await send(mia, small).answer).json()) as { url: string }
    const kept = await site.db.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, mia.id))
    expect(kept.map(({ key }) => site.storage.privateUrl(key))).toEqual([url])
  })

  test('the fifth of one person has to wait, and is told for how long', async () => {
    const mia = await site.signIn()
    const first = await Promise.race([1, 2, 3, 4, 5].map(() => send(mia, slow).answer))
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '10'])
  })
})

test('ten people who never finish sending do not keep an eleventh out, and one of them is told to wait', async () => {
  const begin = ({ token }: SignedIn, hear: (answer: IncomingMessage) => void) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
    const sending = request(`${address}/api${calls.upload.path}`, { method: 'POST', headers }, hear)
    sending.on('error', () => undefined)
    onTestFinished(() => void sending.destroy())
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
  }
  const people = await Promise.all(Array.from({ length: 10 }, () => site.signIn()))
  const ben = await site.signIn()
  let told: IncomingMessage | undefined
  const hear = (answer: IncomingMessage) => {
    told ??= answer
  }
  for (const person of people) for (const _time of [1, 2, 3, 4]) begin(person, hear)
  while (!told) expect((await sendPicture(site, ben, small)).statusCode).toBe(200)
  expect([told.statusCode, told.headers['retry-after']]).toEqual([429, '10'])
})

test('a picture that swells to gigabytes is given up', async () => {
  const answer = await sendPicture(site, await site.signIn(), swellingPng())
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { code: 'INVALID', message: 'This picture needs too much memory to read. Please try a simpler one' },
  ])
})
