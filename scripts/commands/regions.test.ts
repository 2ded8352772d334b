import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { regions } from './regions.mjs'
import { runScript } from './run-script.ts'

const folder = temporaryFolder()
const page = join(folder, 'page.png')
const SIZE = 60

/** Two boxes with one wall between them, which has a gap of four pixels. */
beforeAll(async () => {
  const ink = (x: number, y: number) =>
    [5, 6, 53, 54].some((line) => x === line || y === line) || (x > 28 && x < 31 && (y < 28 || y > 31))
  const inside = (x: number, y: number) => x >= 5 && x <= 54 && y >= 5 && y <= 54
  const data = Uint8Array.from({ length: SIZE * SIZE }, (_, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)]
    return inside(x, y) && ink(x, y) ? 0 : 255
  })
  await sharp(data, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .png()
    .toFile(page)
})

describe('npm run regions', () => {
  test('prints the verdict as JSON and nothing else', async () => {
    const { code, stdout, stderr } = await runScript('regions', [page])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ width: SIZE, height: SIZE, regions: 3, verdict: 'fair' })
  })

  test('ends with one sentence and exit code 1 when it cannot', async () => {
    const { code, stdout, stderr } = await runScript('regions', [join(folder, 'nowhere.png')])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^There is no file [^\n]*\.\n$/)
  })

  test('closes gaps up to the width that was asked for', async () => {
    expect(await regions([page, '--gap', '8'])).toMatchObject({
      regions: 3,
      gaps: [{ width: expect.any(Number) }],
    })
    expect(await regions([page, '--gap', '0'])).toMatchObject({ regions: 2, gaps: [] })
  })

  test('writes the label of each pixel as two bytes, the lower first', async () => {
    const file = join(folder, 'labels.bin')
    await regions([page, '--labels', file])
    const bytes = readFileSync(file)
    expect(bytes).toHaveLength(SIZE * SIZE * 2)
    const at = (x: number, y: number) => bytes.readUInt16LE(2 * (y * SIZE + x))
    const labels = [at(1, 1), at(15, 30), at(45, 30)]
    expect(new Set(labels)).toEqual(new Set([1, 2, 3]))
    expect([at(58, 58), at(10, 10), at(50, 50)]).toEqual(labels)
  })

  test('writes a picture with every region in a colour of its own, lines black and gaps ringed', async () => {
    const file = join(folder, 'overlay.png')
    await regions([page, '--overlay', file])
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([SIZE, SIZE])
    const colour = (x: number, y: number) => data.readUIntBE(4 * (y * SIZE + x), 3)
    expect(new Set([colour(1, 1), colour(15, 15), colour(45, 15)]).size).toBe(3)
    expect([colour(5, 30), colour(29, 10)]).toEqual([0, 0])
    expect(Array.from({ length: SIZE * SIZE }, (_, i) => colour(i % SIZE, Math.floor(i / SIZE)))).toContain(0xdc0000)
  })

  test.each([
    [['--gap', '-1'], '--gap is a number from 0 to 32, not "-1".'],
    [['--gap', '99'], '--gap is a number from 0 to 32, not "99".'],
    [['--gap', '3', '--gap', '4'], '--gap is there twice; '],
    [['--detail', '2'], 'There is no --detail; '],
    [['--labels', '/no/such/folder/labels.bin'], '/no/such/folder/labels.bin cannot be written.'],
    [['--overlay', '/no/such/folder/overlay.png'], '/no/such/folder/overlay.png cannot be written.'],
    [['--overlay', join(folder, 'overlay.txt')], '--overlay is a picture ending in .png, not '],
  ])('refuses %j', async (args, sentence) => {
    await expect(regions([page, ...args])).rejects.toThrow(sentence)
  })

  test('refuses a folder, and leaves nothing behind', async () => {
    await expect(regions([folder, '--labels', join(folder, 'none.bin')])).rejects.toThrow('is not a file.')
    expect(existsSync(join(folder, 'none.bin'))).toBe(false)
  })
})
