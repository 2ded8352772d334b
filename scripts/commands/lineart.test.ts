import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { lineart } from './lineart.mjs'
import { runScript } from './run-script.ts'

const folder = temporaryFolder()
const photo = join(folder, 'photo.png')
const out = join(folder, 'page.png')

const svgPicture = (shapes: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${shapes}</svg>`))

/** Still life on a table, in strong colours. */
const STILL =
  '<rect width="64" height="48" fill="#7a9"/><rect y="34" width="64" height="14" fill="#742"/>' +
  '<circle cx="20" cy="26" r="11" fill="#c22"/><rect x="38" y="12" width="16" height="24" fill="#24a"/>' +
  '<circle cx="46" cy="20" r="5" fill="#fd4"/>'

const OUTLINE =
  '<rect width="64" height="48" fill="#fff"/><circle cx="30" cy="24" r="15" fill="none" stroke="#000" stroke-width="2"/>'

beforeAll(() => svgPicture(STILL).png().toFile(photo))

/** The colours of a page, as numbers. */
async function coloursOf(file: string): Promise<Set<number>> {
  const data = await sharp(file).removeAlpha().raw().toBuffer()
  return new Set(Array.from({ length: data.length / 3 }, (_, i) => data.readUIntBE(3 * i, 3)))
}

describe('npm run lineart', () => {
  test('turns a photo into a page of the usual size, and prints its verdict as JSON', async () => {
    const { code, stdout, stderr } = await runScript('lineart', [photo, '--out', out])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'photo', width: 1024, height: 768, verdict: 'good' })
    expect(await coloursOf(out)).toEqual(new Set([0x000000, 0xffffff]))
    expect(await sharp(out).metadata()).toMatchObject({ width: 1024, height: 768 })
  })

  test('ends with one sentence and exit code 1 when it cannot', async () => {
    const { code, stdout, stderr } = await runScript('lineart', [photo, '--out', out, '--detail', '9'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toBe('--detail is 1 (few large shapes), 2 or 3 (many).\n')
  })

  test('cleans a drawing up instead, and writes paths when the page is to be an SVG', async () => {
    const drawing = join(folder, 'drawing.png')
    await svgPicture(OUTLINE).png().toFile(drawing)
    const svg = join(folder, 'page.svg')
    expect(await lineart([drawing, '--out', svg])).toMatchObject({ kind: 'drawing', regions: 2 })
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 1024 768">[\s\S]*<path d="M/)
  })

  test.each<[string, Sharp]>([
    ['one pixel', sharp({ create: { width: 1, height: 1, channels: 3, background: '#a53' } })],
    ['one column', sharp({ create: { width: 1, height: 700, channels: 3, background: '#a53' } })],
    ['nothing but transparency', sharp({ create: { width: 90, height: 9, channels: 4, background: '#0000' } })],
  ])('gives a page with a verdict for a picture of %s', async (_, odd) => {
    const file = join(folder, 'odd.png')
    await odd.png().toFile(file)
    expect(await lineart([file, '--kind', 'photo', '--out', out])).toMatchObject({
      kind: 'photo',
      verdict: 'poor',
      reasons: ['The page is blank: there is nothing to colour.'],
    })
  })

  test.each([
    [[], 'Say where the page goes with --out page.png or --out page.svg.'],
    [['--out', 'page.jpg'], 'Say where the page goes with --out page.png or --out page.svg.'],
    [['--out', out, '--out', out], '--out is there twice; '],
    [['--out', out, '--kind', 'cat'], '--kind is photo or drawing.'],
    [['--out', out, '--gap', '3'], 'There is no --gap; '],
    [['--out', '/no/such/folder/page.png'], '/no/such/folder/page.png cannot be written.'],
  ])('refuses %j', async (args, sentence) => {
    await expect(lineart([photo, ...args])).rejects.toThrow(sentence)
  })
})
