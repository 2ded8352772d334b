import { describe, expect, test } from 'vitest'
import { crc32 } from '../bytes/crc32.ts'
import { studio } from '../testing/studio.ts'
import { directEncoder } from './encoder.ts'
import { encodePng } from './png.ts'
import { answerEncoder, type Wire, workerEncoder } from './worker-encoder.ts'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Reads a PNG of RGBA without filters as the standard says, checksums included. */
async function decode(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>()
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    expect(view.getUint32(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)))
    chunks.set(name, png.slice(at + 8, at + 8 + length))
    at += length + 12
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  const header = chunks.get('IHDR') ?? new Uint8Array(13)
  const [width, height] = [new DataView(header.buffer).getUint32(0), new DataView(header.buffer).getUint32(4)]
  expect([...header.subarray(8)]).toEqual([8, 6, 0, 0, 0])
  const stream = new Blob([chunks.get('IDAT') ?? new Uint8Array(0)]).stream()
  const lines = await bytesOf(await new Response(stream.pipeThrough(new DecompressionStream('deflate'))).blob())
  const data = new Uint8Array(width * height * 4)
  const filters = new Set<number | undefined>()
  for (let y = 0; y < height; y++) {
    filters.add(lines[y * (width * 4 + 1)])
    data.set(lines.subarray(y * (width * 4 + 1) + 1, (y + 1) * (width * 4 + 1)), y * width * 4)
  }
  expect([...filters]).toEqual([0])
  return { width, height, data }
}

test('the checksum is the one of the standard', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

describe('a PNG', () => {
  test('has the pixels it was made of, transparent ones included', async () => {
    const data = Uint8Array.from({ length: 7 * 5 * 4 }, (_, i) => (i * 37) % 256)
    expect(await decode(await encodePng({ width: 7, height: 5, data }))).toEqual({ width: 7, height: 5, data })
  })

  test('of the drawing has its paint and nothing else', async () => {
    const { engine, draw } = await studio()
    engine.pickColor('#ef4444')
    draw.tap(300, 300)
    draw.press(500, 500).move(600, 600)
    const blob = await engine.png()
    const { width, data } = await decode(await bytesOf(blob))
    const at = (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)]
    expect(blob.type).toBe('image/png')
    expect([at(300, 300), at(10, 10), at(550, 550)]).toEqual([
      [0xef, 0x44, 0x44, 255],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  test('of the page has the drawing over it at half opacity', async () => {
    const illustration = { width: 1024, height: 1024, data: new Uint8Array(4 * 1024 * 1024).fill(255) }
    illustration.data.set([0, 0, 0, 255], 4 * (300 * 1024 + 301))
    const { engine, draw } = await studio({ illustration })
    engine.pickColor('#ef4444')
    draw.tap(300, 300)
    const { data } = await decode(await bytesOf(await engine.pagePng()))
    expect([...data.subarray(4 * (300 * 1024 + 300), 4 * (300 * 1024 + 302))]).toEqual([
      247, 162, 162, 255, 0, 0, 0, 255,
    ])
  })
})

describe('a worker that could not be loaded, or has died', () => {
  const picture = () => ({ width: 1, height: 1, data: new Uint8Array(4) })

  test.each(['error', 'messageerror'])('refuses what waits and what is still to come (%s)', async (type) => {
    const worker = Object.assign(new EventTarget(), { postMessage() {} })
    const encoder = workerEncoder(worker as Wire)
    const waiting = [encoder.encode(picture()), encoder.encode(picture())]
    worker.dispatchEvent(new Event(type))
    for (const made of [...waiting, encoder.encode(picture())]) await expect(made).rejects.toThrow('does not answer')
  })

  test('fails the snapshot that was asked for then, and not the next time it is asked for', async () => {
    let encode: typeof directEncoder.encode = () => Promise.reject(new Error('gone'))
    const { draw, state } = await studio({ encoder: { encode: (...args) => encode(...args) } })
    draw.tap(100, 100)
    const snapshot = state().snapshots[1]
    await expect(snapshot?.dataUrl()).rejects.toThrow('gone')
    encode = directEncoder.encode
    expect(await snapshot?.dataUrl()).toMatch(/^data:image/)
  })
})

test('a worker makes the same PNG, and says when it cannot', async () => {
  const { port1, port2 } = new MessageChannel()
  answerEncoder(port1)
  const encoder = workerEncoder(port2)
  port1.start()
  port2.start()
  const picture = () => ({ width: 3, height: 2, data: new Uint8Array(24).fill(77) })
  const made = await Promise.all([encoder.encode(picture()), encoder.encode(picture(), picture())])
  expect(made).toEqual([await directEncoder.encode(picture()), await directEncoder.encode(picture(), picture())])
  await expect(encoder.encode(picture(), { ...picture(), width: 2 })).rejects.toThrow('same size')
  port1.close()
})
