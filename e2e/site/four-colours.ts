import type { Page } from 'playwright-core'

interface Shot {
  width: number
  height: number
  /** How a camera was held, as its file says (EXIF): 6 is to be turned to the right. */
  orientation?: number
  /** What it weighs at least, in bytes. */
  weight?: number
}

/** A photo of red, green, blue and yellow: the first two above, the others below, as the camera has seen it. */
export async function photographFourColours(page: Page, { width, height, orientation, weight = 0 }: Shot) {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      for (const [i, colour] of ['#e00000', '#00a000', '#0000e0', '#e0e000'].entries()) {
        if (context) context.fillStyle = colour
        context?.fillRect((i % 2) * (wide / 2), Math.floor(i / 2) * (high / 2), wide / 2, high / 2)
      }
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
      )
      return Array.from({ length: Math.ceil(bytes.length / 30_000) }, (_, i) =>
        btoa(String.fromCharCode(...bytes.subarray(i * 30_000, (i + 1) * 30_000))),
      )
    },
    [width, height] as const,
  )
  const bytes = Buffer.concat(base64.map((part) => Buffer.from(part, 'base64')))
  const turned = orientation ? Buffer.concat([bytes.subarray(0, 2), exifOf(orientation), bytes.subarray(2)]) : bytes
  // What follows the end of a picture is looked at by nobody.
  return Buffer.concat([turned, Buffer.alloc(Math.max(0, weight - turned.length))])
}

/** The part of a JPEG that says how the camera was held, and nothing else. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const NAMES = { red: [224, 0, 0], green: [0, 160, 0], blue: [0, 0, 224], yellow: [224, 224, 0] } as const

/** What is seen in the four quarters of the picture that was chosen, and its shape. */
export async function quartersOf(page: Page): Promise<{ colours: string[]; width: number; height: number }> {
  const { pixels, width, height } = await page.getByAltText('What you chose').evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const at = (x: number, y: number) => [
      ...(context?.getImageData(Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data ?? []),
    ]
    return {
      pixels: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
      width: canvas.width,
      height: canvas.height,
    }
  })
  const colours = pixels.map((pixel) => {
    const isNear = ([, colour]: (typeof entries)[number]) =>
      colour.every((value, i) => Math.abs(value - (pixel[i] ?? 0)) < 30)
    const entries = Object.entries(NAMES)
    return entries.find(isNear)?.[0] ?? pixel.join(' ')
  })
  return { colours, width, height }
}
