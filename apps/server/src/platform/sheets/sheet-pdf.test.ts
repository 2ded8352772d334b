import { illustrate, STYLES } from '@huebook/illustrator'
import { inkOf } from '@huebook/lineart'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pixelsOf } from '#platform/pixels/finish-page.ts'
import { trace } from '#platform/pixels/trace.ts'
import { readPdf } from '#testing/read-pdf.ts'
import { showPdf } from '#testing/show-pdf.ts'
import type { Sheet } from './sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetSvg } from './sheet-svg.ts'

const svg = (content: string, width = 1024, height = 1024) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
const png = (source: string) => sharp(Buffer.from(source)).png().toBuffer()
const ring = svg('<rect width="1024" height="1024" fill="#fff"/><circle cx="512" cy="512" r="300" stroke="#000"/>')

const sheet = async (about: Partial<Sheet> = {}): Promise<Sheet> => ({
  paper: 'a4',
  title: 'Two owls — and a moon',
  credit: null,
  illustration: await png(ring),
  vector: ring,
  drawing: null,
  strength: 50,
  ...about,
})

test('a blank page is one sheet of curves without a picture', async () => {
  const { sheets, size, curves, pictures } = readPdf(await sheetPdf(await sheet()))
  expect([sheets, size, curves, pictures]).toEqual([1, { width: 595.28, height: 841.89 }, 4, []])
})

test('a coloured one has its drawing, multiplied at the strength it has on the screen', async () => {
  const drawing = await png(svg('<circle cx="400" cy="500" r="240" fill="#ef4444"/>'))
  const pdf = await sheetPdf(await sheet({ drawing, paper: 'letter' }))
  const { sheets, size, curves, pictures, drawn } = readPdf(pdf)
  expect([sheets, size, curves]).toEqual([1, { width: 612, height: 792 }, 4])
  expect(pictures).toEqual([{ width: 1024, height: 1024 }])
  expect(drawn).toContain('/Multiplied gs')
  expect(pdf.toString('latin1')).toContain('/Multiplied << /BM /Multiply /ca 0.5 >>')
  const full = await sheetPdf(await sheet({ drawing, strength: 100 }))
  expect(full.toString('latin1')).toContain('/Multiplied << /BM /Multiply /ca 1 >>')
})

test('a reader shows a colouring in its own colours: orange is orange, and what was left white is white', async () => {
  const [orange, sky] = [
    '<rect width="512" height="1024" fill="#f97316"/>',
    '<rect x="512" width="256" height="1024" fill="#0ea5e9"/>',
  ]
  const shown = await showPdf(await sheetPdf(await sheet({ drawing: await png(svg(orange + sky)), vector: svg('') })))
  // The page lies in the middle of an A4: these are in its left half, its third quarter and its last.
  const [first, second, third] = [shown.at(160, 420), shown.at(365, 420), shown.at(500, 420)]
  const isNear = (color: number[], [red, green, blue]: [number, number, number]) =>
    [red, green, blue].every((part, i) => Math.abs((color[i] ?? 0) - (part + 255) / 2) <= 3)
  expect([isNear(first, [249, 115, 22]), isNear(second, [14, 165, 233]), third]).toEqual([true, true, [255, 255, 255]])
})

test('and so it does a page that is a picture without curves', async () => {
  const photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#f97316' } })
    .png()
    .toBuffer()
  const shown = await showPdf(await sheetPdf(await sheet({ vector: null, illustration: photo })))
  expect(shown.at(300, 420)).toEqual([249, 115, 22])
})

test('a page that is not square lies the way it is longer, under the middle of the square canvas', async () => {
  const wide = svg('<rect width="1200" height="600" fill="#fff"/><path d="M0 0L1200 600"/>', 1200, 600)
  const drawing = await png(svg('<rect width="1024" height="1024" fill="#22c55e"/>'))
  const { size, drawn } = readPdf(await sheetPdf(await sheet({ vector: wide, illustration: await png(wide), drawing })))
  expect(size).toEqual({ width: 841.89, height: 595.28 })
  const [, side = 0, height = 0, , bottom = 0] = (
    /q (\S+) 0 0 (\S+) (\S+) (\S+) cm \/Drawing Do/.exec(drawn) ?? []
  ).map(Number)
  const [, , clipBottom = 0, clipWidth = 0, clipHeight = 0] = (/(\S+) (\S+) (\S+) (\S+) re W n/.exec(drawn) ?? []).map(
    Number,
  )
  expect(side).toBeCloseTo(height, 3)
  expect(clipWidth).toBeCloseTo(side, 3)
  expect(clipHeight).toBeCloseTo(side / 2, 3)
  expect(bottom + side / 2).toBeCloseTo(clipBottom + clipHeight / 2, 2)
})

test('a page without curves is printed as the picture it is', async () => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer()
  const { sheets, pictures } = readPdf(await sheetPdf(await sheet({ vector: null, illustration: photo })))
  expect([sheets, pictures]).toEqual([1, [{ width: 640, height: 480 }]])
})

test('whose drawings they are stands small under the page, whatever letters are in it', async () => {
  const credit = 'Drawings by Zoë (Żubr), CC BY-SA 4.0'
  const { drawn } = readPdf(await sheetPdf(await sheet({ credit })))
  expect(drawn).toContain('/Line 6.5 Tf')
  expect(drawn).toContain('(Drawings by Zo\\353 \\050?ubr\\051, CC BY-SA 4.0) Tj')
})

test.each(STYLES)('everything the illustrator draws as a %s can be printed as curves', async (style) => {
  const { svg: vector } = illustrate({ prompt: 'a robot, two cats and a boat at the sea', style, detail: 3, seed: 4 })
  const { curves, pictures, drawn } = readPdf(await sheetPdf(await sheet({ vector })))
  expect(curves).toBeGreaterThan(50)
  expect(pictures).toEqual([])
  expect(drawn).not.toMatch(/NaN|undefined|e-\d/)
})

test('everything that was traced can be, too', async () => {
  const vector = await trace(inkOf(await pixelsOf(sharp(Buffer.from(illustrate({ prompt: 'an owl', seed: 2 }).svg)))))
  const { curves, drawn } = readPdf(await sheetPdf(await sheet({ vector })))
  expect(curves).toBeGreaterThan(50)
  expect(drawn).not.toMatch(/NaN|undefined|e-\d/)
})

test('what a browser prints looks the same as the PDF does: the drawing at half its strength, the lines black, the rest white', async () => {
  const drawing = await png(svg('<rect width="1024" height="1024" fill="#ef4444"/>'))
  const wide = svg('<rect width="1200" height="600" fill="#fff"/><rect x="500" width="200" height="600"/>', 1200, 600)
  const made = await sheet({ drawing, vector: wide, credit: 'Drawings by Zoë & friends' })
  const printed = await sheetSvg(made)
  expect(printed).toContain('width="841.89pt" height="595.28pt"')
  expect(printed).toContain('Drawings by Zoë &amp; friends')
  const { data, width } = await pixelsOf(sharp(Buffer.from(printed), { density: 72 }))
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
  expect([at(421, 300), at(421, 40)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ])
  expect(at(100, 300)[0]).toBeGreaterThan(240)
  expect(Math.abs((at(100, 300)[1] ?? 0) - 162)).toBeLessThan(3)
})

test.each(['<image href="x.png"/>', '<path d="M0 0" fill="url(#a)"/>', '<path d="M0 0" transform="skewX(3)"/>'])(
  'what no page of ours has is refused, and not left out: %s',
  async (content) => {
    await expect(sheetPdf(await sheet({ vector: svg(content) }))).rejects.toThrow('A page')
  },
)
