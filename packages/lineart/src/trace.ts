import { type Ink, pictureOf } from './pixels.ts'

/** How `vectorizeRaw` of @neplex/vectorizer (MIT, VTracer) is to trace; numbers, since its enums are empty in ES modules. */
const CONFIG = {
  /** Black and white. */
  colorMode: 1,
  hierarchical: 1,
  /** Nothing is thrown away here: specks are gone already, and eyes of small figures must stay (px). */
  filterSpeckle: 1,
  colorPrecision: 8,
  layerDifference: 16,
  /** Curves. */
  mode: 2,
  /** Turns sharper than this stay corners (degrees). Lower keeps pixel steps as corners; higher rounds off roofs. */
  cornerThreshold: 60,
  /** Curves are fitted to stretches up to this long (px). */
  lengthThreshold: 4,
  maxIterations: 10,
  spliceThreshold: 45,
  pathPrecision: 1,
} as const

/** A tracer as @neplex/vectorizer has it: RGBA in, SVG out. Handed in, so that browsers need not load it. */
export type Tracer = (
  pixels: Uint8Array,
  size: { width: number; height: number },
  config: typeof CONFIG,
) => Promise<string>

/** The page as SVG: black paths on white, to be printed at any size. */
export async function traceSvg(ink: Ink, trace: Tracer): Promise<string> {
  const { width, height } = ink
  const { data } = pictureOf(ink)
  const traced = await trace(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), { width, height }, CONFIG)
  const paths = traced.match(/<path [^>]*\/>/g) ?? []
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...paths,
    '</svg>\n',
  ].join('\n')
}
