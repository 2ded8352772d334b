import { XMLParser } from 'fast-xml-parser'
import svgpath from 'svgpath'

/** One painted shape of a drawing, in the drawing's own units and paint order. */
export interface Shape {
  /** Absolute path data without arcs and shorthands. */
  readonly path: string
  /** Id of the outermost group with one: color, hair, skin, line, … */
  readonly layer: string
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
}

type XmlNode = Record<string, unknown> & { ':@'?: Record<string, string> }
type Style = { layer: string; fill: string; stroke: string; strokeWidth: string; transforms: readonly string[] }

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' })

/** Fill of a shape that names none, as SVG has it. */
const DEFAULT_FILL = '#000000'

/** Every painted shape of an OpenMoji drawing. */
export function parseSvg(svg: string): Shape[] {
  const shapes: Shape[] = []
  const root: Style = { layer: '', fill: DEFAULT_FILL, stroke: 'none', strokeWidth: '1', transforms: [] }
  for (const node of parser.parse(svg) as XmlNode[]) visit(node, root, shapes)
  return shapes
}

function visit(node: XmlNode, parent: Style, shapes: Shape[]): void {
  const tag = Object.keys(node).find((key) => key !== ':@') ?? ''
  const attributes = node[':@'] ?? {}
  if (tag === 'defs' || tag === 'clipPath' || attributes['display'] === 'none') return
  const style: Style = {
    layer: parent.layer || (tag === 'g' ? (attributes['id'] ?? '') : ''),
    fill: attributes['fill'] ?? parent.fill,
    stroke: attributes['stroke'] ?? parent.stroke,
    strokeWidth: attributes['stroke-width'] ?? parent.strokeWidth,
    transforms: attributes['transform'] ? [attributes['transform'], ...parent.transforms] : parent.transforms,
  }
  const data = pathOf(tag, attributes)
  if (data) {
    let path = svgpath(data)
    for (const transform of style.transforms) path = path.transform(transform)
    shapes.push({
      path: path.abs().unshort().unarc().round(2).toString(),
      layer: style.layer,
      fill: colour(style.fill),
      stroke: colour(style.stroke),
      strokeWidth: Number.parseFloat(style.strokeWidth),
    })
  }
  const children = node[tag]
  if (Array.isArray(children)) for (const child of children as XmlNode[]) visit(child, style, shapes)
}

const number = (text: string | undefined): number => Number.parseFloat(text ?? '0') || 0

function pathOf(tag: string, at: Record<string, string>): string | undefined {
  switch (tag) {
    case 'path':
      return at['d']
    case 'line':
      return `M${number(at['x1'])} ${number(at['y1'])}L${number(at['x2'])} ${number(at['y2'])}`
    case 'polyline':
      return `M${at['points']}`
    case 'polygon':
      return `M${at['points']}Z`
    case 'circle':
      return ellipse(number(at['cx']), number(at['cy']), number(at['r']), number(at['r']))
    case 'ellipse':
      return ellipse(number(at['cx']), number(at['cy']), number(at['rx']), number(at['ry']))
    case 'rect':
      return rectangle(at)
    default:
      return undefined
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
}

function rectangle(at: Record<string, string>): string {
  const [x, y, width, height] = [number(at['x']), number(at['y']), number(at['width']), number(at['height'])]
  const rx = Math.min(number(at['rx'] ?? at['ry']), width / 2)
  const ry = Math.min(number(at['ry'] ?? at['rx']), height / 2)
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const corner = `a${rx} ${ry} 0 0 1 `
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${corner}${rx} ${ry}v${height - 2 * ry}${corner}${-rx} ${ry}`,
    `h${2 * rx - width}${corner}${-rx} ${-ry}v${2 * ry - height}${corner}${rx} ${-ry}Z`,
  ].join('')
}

/** Lower-case six-digit colours, so that the same colour compares equal. */
function colour(value: string): string {
  const hex = value.trim().toLowerCase()
  if (hex === 'black') return '#000000'
  if (hex === 'white') return '#ffffff'
  return /^#[0-9a-f]{3}$/.test(hex) ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
}
