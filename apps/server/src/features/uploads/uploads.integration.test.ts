import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { calls } from '@huebook/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentKey } from '#platform/storage/key.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

async function stored(answer: { json(): { url: string } }): Promise<Buffer> {
  const { url } = answer.json()
  const file = await site.app.inject(url)
  expect(file.statusCode).toBe(200)
  return file.rawPayload
}

describe('a picture that is sent', () => {
  test.each([
    ['PNG', () => picture().png(), 'png'],
    ['JPEG', () => picture().jpeg(), 'webp'],
    ['WebP', () => picture().webp(), 'webp'],
    ['GIF', () => picture().gif(), 'png'],
    ['AVIF', () => picture().avif(), 'webp'],
    ['JPEG for print, in CMYK', () => picture().toColourspace('cmyk').jpeg(), 'webp'],
    ['PNG of 16 bits', () => picture().toColourspace('rgb16').png(), 'png'],
  ] as const)('as %s is stored as a picture anybody can see', async (_name, encode, format) => {
    const mia = await site.signIn()
    // The name and the declared type may say anything; the content counts.
    const answer = await sendPicture(site, mia, await encode().toBuffer(), { name: 'x.html', type: 'text/html' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().url).toMatch(new RegExp(`^/files/[0-9a-f]{40}\\.${format}$`))
    expect(await sharp(await stored(answer)).metadata()).toMatchObject({ format, width: 40, height: 30 })
  })

  test('stands upright and tells neither where it was taken nor with what', async () => {
    const mia = await site.signIn()
    const photo = await picture({ width: 60, height: 20 })
      .withExif({
        IFD0: { Make: 'SecretCamera', Software: 'SecretSoftware' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '52/1 31/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '13/1 24/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SecretCamera')
    const bytes = await stored(await sendPicture(site, mia, photo))
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 20, height: 60 })
    expect(bytes.toString('latin1')).not.toMatch(/Secret|Exif|GPS/)
  })

  test('keeps every pixel of line art', async () => {
    const mia = await site.signIn()
    const lines = await sharp(Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 3 === 0 ? 0 : 255))), {
      raw: { width: 64, height: 64, channels: 1 },
    })
      .png()
      .toBuffer()
    const kept = await stored(await sendPicture(site, mia, lines))
    const pixels = (png: Buffer) => sharp(png).greyscale().raw().toBuffer()
    expect(await pixels(kept)).toEqual(await pixels(lines))
  })

  test('loses whatever else was in the file', async () => {
    const mia = await site.signIn()
    const polyglot = Buffer.concat([
      await picture().gif().toBuffer(),
      Buffer.from('<script>alert(1)</script><?php system("x") ?>'),
    ])
    const bytes = await stored(await sendPicture(site, mia, polyglot, { name: 'x.php' }))
    expect(bytes.toString('latin1')).not.toMatch(/script|php/)
  })

  test('twice by one person is one file, and by another an own one: an address does not tell who else has the picture', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const bytes = await picture({ color: 'pink' }).png().toBuffer()
    const answers = await Promise.all([mia, ben, mia].map((caller) => sendPicture(site, caller, bytes)))
    const [mias, bens, miasAgain] = answers.map((answer) => answer.json().url)
    expect([mias === miasAgain, mias === bens]).toEqual([true, false])
    const content = contentKey(await stored({ json: () => ({ url: mias }) }), 'png')
    expect((await site.app.inject(`/files/${content}`)).statusCode).toBe(404)
  })

  test('moving, as its first frame', async () => {
    const mia = await site.signIn()
    const frames = [await picture({ color: 'red' }).png().toBuffer(), await picture({ color: 'blue' }).png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const first = await sharp(await stored(await sendPicture(site, mia, moving))).metadata()
    expect([first.height, first.pages ?? 1]).toEqual([30, 1])
  })
})

describe('the limits of a form', () => {
  test.each([true, false])(
    'make a large picture smaller (file first: %s) and leave a small one alone',
    async (fileFirst) => {
      const mia = await site.signIn()
      const size = async (width: number, height: number) => {
        const bytes = await picture({ width, height }).png().toBuffer()
        const fields = { dimensions: '100x80' }
        const kept = await sharp(await stored(await sendPicture(site, mia, bytes, { fields, fileFirst }))).metadata()
        return [kept.width, kept.height]
      }
      expect(await size(400, 100)).toEqual([100, 25])
      expect(await size(50, 40)).toEqual([50, 40])
    },
  )

  test('refuse formats that are not listed', async () => {
    const mia = await site.signIn()
    const gif = await picture().gif().toBuffer()
    const answer = await sendPicture(site, mia, gif, { fields: { extensions: '.PNG, jpg,svg,exe' } })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { code: 'WRONG_TYPE', message: 'Only PNG and JPEG pictures are accepted here' },
    ])
    const jpeg = await picture().jpeg().toBuffer()
    expect((await sendPicture(site, mia, jpeg, { fields: { extensions: 'jpg' } })).statusCode).toBe(200)
  })

  test('refuse a picture that weighs more than they say', async () => {
    const mia = await site.signIn()
    const answer = await sendPicture(site, mia, await picture().png().toBuffer(), { fields: { max: '60' } })
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'A picture can weigh at most 60 bytes'])
  })

  test.each([
    ['max', '0'],
    ['max', '1e9'],
    ['max', '-1'],
    ['dimensions', '10'],
    ['dimensions', '0x10'],
    ['dimensions', 'axb'],
  ])('have to make sense (%s: %s)', async (field, value) => {
    const mia = await site.signIn()
    const answer = await sendPicture(site, mia, await picture().png().toBuffer(), { fields: { [field]: value } })
    expect(answer.statusCode).toBe(422)
  })

  test('cannot widen what the site allows', async () => {
    const mia = await site.signIn()
    const fields = { max: '9999999999', extensions: 'svg,html,png', dimensions: '99999x99999' }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect((await sendPicture(site, mia, svg, { fields })).statusCode).toBe(415)
    expect((await sendPicture(site, mia, Buffer.alloc(10 * 1024 * 1024 + 1), { fields })).statusCode).toBe(413)
  })
})

/** A PNG that says it is larger than it is: what a decompression bomb looks like before it goes off. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await picture({ width: 1, height: 1 }).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

describe('refused, with a clear sentence, is', () => {
  test.each([
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a text', Buffer.from('hello')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ])('%s', async (_what, bytes) => {
    const answer = await sendPicture(site, await site.signIn(), bytes, { name: 'photo.png' })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { code: 'WRONG_TYPE', message: 'Only PNG, JPEG, WebP, GIF, and AVIF pictures are accepted here' },
    ])
  })

  test.each([
    ['PNG', () => picture({ width: 300, height: 300 }).png()],
    [
      'JPEG',
      () =>
        sharp({
          create: {
            width: 300,
            height: 300,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 128, sigma: 30 },
          },
        }).jpeg(),
    ],
    ['WebP', () => picture({ width: 300, height: 300 }).webp({ lossless: true })],
    ['AVIF', () => picture({ width: 300, height: 300 }).avif()],
  ] as const)('a %s of which half is missing', async (_name, encode) => {
    const whole = await encode().toBuffer()
    const answer = await sendPicture(site, await site.signIn(), whole.subarray(0, Math.ceil(whole.length / 2)))
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'This picture is damaged and cannot be read. Please try another one',
    ])
  })

  test('a file that only begins like a picture', async () => {
    for (const head of [
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff',
      'GIF89a',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\x14ftypavif\0\0\0\0',
    ]) {
      const bytes = Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg"/>`, 'latin1')
      expect((await sendPicture(site, await site.signIn(), bytes)).statusCode).toBe(422)
    }
  })

  test('an empty file, and a form without one', async () => {
    const mia = await site.signIn()
    expect((await sendPicture(site, mia, Buffer.alloc(0))).json().message).toBe(
      'This file is empty. Please choose another one',
    )
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/storage/upload',
      headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="max"\r\n\r\n99\r\n--x--\r\n',
    })
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Please choose a picture'])
  })

  test('one that weighs more than 10 MB', async () => {
    const heavy = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)])
    const answer = await sendPicture(site, await site.signIn(), heavy)
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { code: 'TOO_LARGE', message: 'A picture can weigh at most 10 MB' },
    ])
  })

  test.each([
    [50_000, 50_000],
    [6325, 6325],
  ])('one of %i × %i pixels, before it is decoded', async (width, height) => {
    const answer = await sendPicture(site, await site.signIn(), await claiming(width, height))
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { code: 'TOO_LARGE', message: 'A picture can have at most 40 megapixels' },
    ])
  })

  test('one of a size no picture has', async () => {
    const answer = await sendPicture(site, await site.signIn(), await claiming(2_147_483_647, 2_147_483_647))
    expect(answer.statusCode).toBe(422)
  })

  test('anything but a form', async () => {
    const mia = await site.signIn()
    const headers = { authorization: `Bearer ${mia.token}` }
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/storage/upload',
      headers,
      payload: { file: 'x' },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'WRONG_TYPE'])
  })

  test('a form that breaks off', async () => {
    const mia = await site.signIn()
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/storage/upload',
      headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED'])
  })

  test('a form sent to any other call', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/users/sign-in',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@example.org\r\n--x--\r\n',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'WRONG_TYPE'])
  })
})

test('one person cannot hold the memory of the site with pictures that never finish arriving', async () => {
  const mia = await site.signIn()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as { port: number }
  const begin = () => {
    const sending = request({
      port,
      method: 'POST',
      path: '/api/storage/upload',
      headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    })
    sending.on('error', () => undefined)
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    return sending
  }
  const slow = [begin(), begin(), begin(), begin()]
  const refusal = async () => {
    const sending = begin()
    sending.end()
    const [answer] = await once(sending, 'response')
    return { status: answer.statusCode, body: JSON.parse((await buffer(answer)).toString()) }
  }
  await expect.poll(async () => (await refusal()).status).toBe(429)
  for (const sending of slow) sending.destroy()
  const bytes = await picture().png().toBuffer()
  await expect.poll(async () => (await sendPicture(site, mia, bytes)).statusCode).toBe(200)
})

describe('a photo', () => {
  const update = (caller: { email: string }, photo: string, as: Parameters<typeof site.call>[2]) =>
    site.call(calls.updateCurrentUser, { body: { name: 'Mia', email: caller.email, photo } }, as)
  const send = async (caller: Parameters<typeof sendPicture>[1], color: string) =>
    (await sendPicture(site, caller, await picture({ color }).jpeg().toBuffer())).json().url as string

  test('is shown once it was uploaded, is kept when the form sends it back, and goes when it is emptied', async () => {
    const mia = await site.signIn()
    const url = await send(mia, 'gold')
    expect(await update(mia, url, mia)).toMatchObject({ data: { user: { photo: url } } })
    expect(await update(mia, url, mia)).toMatchObject({ data: { user: { photo: url } } })
    expect(await update(mia, '', mia)).toMatchObject({ data: { user: { photo: null } } })
  })

  test("is refused when it is another user's upload, or no upload at all", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const foreign = await send(ben, 'silver')
    for (const photo of [foreign, 'https://evil.example/x.png', '/files/../secret', `http://localhost:3000${foreign}`])
      expect(await update(mia, photo, mia)).toMatchObject({
        status: 422,
        problem: { message: 'Please upload the photo again' },
      })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ data: { photo: null } })
  })

  test('an administrator has uploaded may be given to somebody, who keeps it', async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    const photo = await send(admin, 'purple')
    const body = { name: 'Mia', email: mia.email, photo }
    expect(await site.call(calls.updateUser, { params: { id: mia.id }, body }, admin)).toMatchObject({
      data: { user: { photo } },
    })
    expect(await update(mia, photo, mia)).toMatchObject({ data: { user: { photo } } })
    const created = await site.call(calls.createUser, { body: { ...body, email: 'with-photo@example.org' } }, admin)
    expect(created).toMatchObject({ data: { photo } })
  })

  test("of a new account has to be the administrator's own upload", async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    const body = { name: 'Eve', email: 'eve@example.org', photo: await send(mia, 'brown') }
    expect(await site.call(calls.createUser, { body }, admin)).toMatchObject({ status: 422 })
  })
})
