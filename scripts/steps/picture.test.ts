import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPicture, writePng } from './picture.mjs'
import { Refusal } from './refusal.mjs'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
const size = { width: 7, height: 5 }
const noise = Uint8Array.from({ length: size.width * size.height * 4 }, (_, i) => (i * i * 37 + i * 11) % 256)
const picture = () => sharp(noise, { raw: { ...size, channels: 4 } })

async function stored(name: string, content: Sharp | Uint8Array | string): Promise<string> {
  const file = join(folder, name)
  writeFileSync(file, content instanceof Uint8Array || typeof content === 'string' ? content : await content.toBuffer())
  return file
}

describe('a picture is read', () => {
  test.each<[string, string, () => Sharp]>([
    ['with a palette', 'palette.png', () => picture().png({ palette: true, colours: 8 })],
    ['interlaced', 'interlaced.png', () => picture().png({ progressive: true })],
    ['with 16 bits', 'deep.png', () => picture().toColourspace('rgb16').png()],
    ['in grey with transparency', 'grey.png', () => picture().toColourspace('b-w').png()],
    ['in grey with 16 bits', 'deep-grey.png', () => picture().removeAlpha().toColourspace('grey16').png()],
    ['all transparent', 'clear.png', () => picture().ensureAlpha(0).linear([1, 1, 1, 0], [0, 0, 0, 0]).png()],
    [
      'in black and white',
      'bilevel.png',
      () => picture().removeAlpha().threshold(128).png({ palette: true, colours: 2 }),
    ],
    ['made for print, in CMYK', 'print.jpg', () => picture().removeAlpha().toColourspace('cmyk').jpeg()],
    ['as WebP', 'web.webp', () => picture().webp()],
    ['as AVIF', 'new.avif', () => picture().avif({ effort: 0 })],
  ])('%s', async (_, name, make) => {
    const { width, height, data } = await readPicture(await stored(name, make()))
    expect({ width, height, bytes: data.length }).toEqual({ ...size, bytes: size.width * size.height * 4 })
  })

  test('of an animation, the first frame', async () => {
    const frames = new Uint8Array(4 * 6 * 4).fill(255)
    frames.fill(0, 4 * 3 * 4)
    const animation = sharp(frames, { raw: { width: 4, height: 6, channels: 4, pageHeight: 3 } }).gif()
    const { width, height, data } = await readPicture(await stored('moving.gif', animation))
    expect({ width, height }).toEqual({ width: 4, height: 3 })
    expect(new Set(data)).toEqual(new Set([255]))
  })

  test('upright, as it was photographed', async () => {
    const turned = picture().removeAlpha().jpeg().withMetadata({ orientation: 6 })
    const { width, height } = await readPicture(await stored('turned.jpg', turned))
    expect({ width, height }).toEqual({ width: 5, height: 7 })
  })

  test.each([
    [1, 1, 1024, 1024],
    [1, 3000, 1, 1024],
    [3000, 1, 1024, 1],
    [2048, 512, 1024, 256],
  ])('of %i × %i pixels, at the size that was asked for', async (width, height, toWidth, toHeight) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#fff' } }).png()
    const read = await readPicture(await stored('sized.png', plain), 1024)
    expect([read.width, read.height]).toEqual([toWidth, toHeight])
    expect(read.data).toHaveLength(toWidth * toHeight * 4)
  })

  test('of 40 megapixels', async () => {
    const large = sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#fff' } })
    const file = await stored('large.png', large.toColourspace('b-w').png({ compressionLevel: 1 }))
    expect(await readPicture(file, 64)).toMatchObject({ width: 64, height: 40 })
  })
})

describe('what is no picture is refused in a sentence', () => {
  const refusalOf = (file: string): Promise<string> =>
    readPicture(file, 64).then(
      () => 'was read',
      (error) => (error instanceof Refusal ? error.message : `not a refusal: ${error}`),
    )

  test.each<[string, string | Uint8Array]>([
    ['empty.png', ''],
    ['text.png', 'A cat, I promise.'],
    ['header.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...noise])],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['hidden.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['page.html', '<!doctype html><img src="cat.png">'],
  ])('%s', async (name, content) => {
    expect(await refusalOf(await stored(name, content))).toMatch(/^.*is not a picture that can be read.*\.$/)
  })

  test('a file that is not there, or a folder', async () => {
    expect(await refusalOf(join(folder, 'nowhere.png'))).toMatch(/^There is no file .*\.$/)
    mkdirSync(join(folder, 'folder.png'))
    expect(await refusalOf(join(folder, 'folder.png'))).toMatch(/is not a file\.$/)
  })

  test('one with more than 40 megapixels, before it is unpacked', async () => {
    const png = await picture().png().toBuffer()
    png.writeUInt32BE(8001, 16)
    png.writeUInt32BE(5000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    expect(await refusalOf(await stored('huge.png', png))).toMatch(/8001 × 5000 pixels; at most 40 megapixels/)
  })

  test('one that ends too early, wherever it was cut', async () => {
    const png = await picture().png().toBuffer()
    for (let length = 1; length < png.length - 16; length += 3)
      expect(await refusalOf(await stored('cut.png', png.subarray(0, length)))).toMatch(/cannot|can be read/)
  })

  test('or it is read after all: damage anywhere never ends in anything else', async () => {
    const png = await picture().png().toBuffer()
    for (let at = 8; at < png.length; at += 5) {
      const damaged = Uint8Array.from(png)
      damaged[at] = 255 - (damaged[at] as number)
      expect(await refusalOf(await stored('damaged.png', damaged))).toMatch(/was read|can be read/)
    }
  })
})

test('a picture that cannot be written says where', async () => {
  const file = join(folder, 'no', 'such', 'folder.png')
  await expect(writePng({ ...size, data: noise }, file)).rejects.toThrow(`${file} cannot be written.`)
})
