import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegOfScans } from '#testing/hostile-pictures.ts'
import { picture } from '#testing/pictures.ts'
import { countScans } from './count-scans.ts'

/** The same picture with something put in behind its first two bytes. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

describe('the scans of a JPEG', () => {
  test.each([1, 2, 50, 3528])('are counted: %i', (scans) => {
    expect(countScans(jpegOfScans(64, scans))).toBe(scans)
  })

  test('are few in what people send, also in noise full of bytes that look like markers', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const noisy = sharp({ create: { width: 300, height: 300, channels: 3, background: 'red', noise } })
    expect(countScans(await noisy.clone().jpeg().toBuffer())).toBe(1)
    expect(countScans(await noisy.clone().jpeg({ progressive: true }).toBuffer())).toBe(10)
    expect(countScans(await picture().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer())).toBe(18)
  })

  test('are not those of the small picture in its metadata, or of what a phone puts behind it', () => {
    const inner = jpegOfScans(64, 200)
    const phone = Buffer.concat([withSegment(jpegOfScans(64, 3), 0xe1, inner), inner])
    expect(countScans(phone)).toBe(3)
  })

  test('cannot be hidden behind a marker that has no length', () => {
    const [head, tail] = [jpegOfScans(64, 3).subarray(0, -2), jpegOfScans(64, 100).subarray(2)]
    for (const marker of ['ff02ffff', 'ffd0ffff', 'ffff', 'ff00'])
      expect(countScans(Buffer.concat([head, Buffer.from(marker, 'hex'), tail]))).toBe(103)
  })

  test('of half a file are those that are there', () => {
    const whole = jpegOfScans(64, 10)
    for (let length = 2; length < whole.length; length++)
      expect(countScans(whole.subarray(0, length))).toBeLessThanOrEqual(10)
  })
})
