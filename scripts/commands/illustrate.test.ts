import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../steps/temporary-folder.ts'
import { illustrate } from './illustrate.mjs'
import { runScript } from './run-script.ts'

const folder = temporaryFolder()

describe('npm run illustrate', () => {
  test('writes the page and prints what it made of the words as JSON', async () => {
    const out = join(folder, 'page.png')
    const { code, stdout, stderr } = await runScript('illustrate', [
      '--prompt',
      'a cat with a flumadiddle',
      '--out',
      out,
    ])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      title: 'A cat',
      found: ['cat'],
      missing: ['flumadiddle'],
      verdict: 'good',
      style: 'scene',
      detail: 2,
      seed: 1,
    })
    expect(await sharp(out).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
  })

  test('writes the same vectors for the same seed', async () => {
    const draw = async (seed: string): Promise<string> => {
      const out = join(folder, `page-${seed}.svg`)
      await illustrate(['--prompt', 'two owls', '--style', 'frame', '--detail', '1', '--seed', seed, '--out', out])
      return readFileSync(out, 'utf8')
    }
    const first = await draw('5')
    expect(await draw('5')).toBe(first)
    expect(await draw('6')).not.toBe(first)
  })

  test.each([
    ['no prompt', ['--out', 'page.png'], 'Say what to draw with --prompt "a cat".'],
    ['an empty prompt', ['--prompt', '', '--out', 'page.png'], '--prompt says nothing'],
    ['nowhere to write', ['--prompt', 'a cat'], 'Say where the page goes'],
    ['an unknown style', ['--prompt', 'a cat', '--style', 'cubism', '--out', 'page.png'], '--style is one of scene'],
    ['a detail too many', ['--prompt', 'a cat', '--detail', '4', '--out', 'page.png'], '--detail is 1'],
    ['no seed', ['--prompt', 'a cat', '--seed', 'x', '--out', 'page.png'], '--seed is a whole number'],
    ['a sheet of vectors', ['--sheet', '--out', 'sheet.svg'], 'The contact sheet is a PNG'],
    ['what is not for children', ['--prompt', 'naked people', '--out', 'page.png'], 'not something we draw'],
  ])('refuses %s with one sentence', async (_, args, why) => {
    await expect(illustrate(args)).rejects.toThrow(why)
    expect(existsSync('page.png')).toBe(false)
  })
})
