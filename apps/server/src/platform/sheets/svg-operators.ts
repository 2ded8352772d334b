import svgpath from 'svgpath'

type Attributes = Readonly<Record<string, string>>

/** What holds others, or says something that nobody sees. */
const CONTAINERS = new Set(['svg', 'g', 'title', 'desc'])
const CAPS = ['butt', 'round', 'square']
const JOINS = ['miter', 'round', 'bevel']

/** How far the handles of a quarter of a circle reach (share of the radius), so that a cubic curve follows it. */
const QUARTER = 0.5523

export interface Curves {
  width: number
  height: number
  /** How a PDF draws them, from the upper left corner downwards. */
  operators: string
}

/**
 * The lines of a page's SVG as a PDF draws them. Only what our own illustrator and tracer write is understood: anything
 * else is refused, since a sheet with half a drawing on it would be found out at the printer.
 */
export function curvesOf(svg: string): Curves {
  const [, width = 0, height = 0] = (/<svg\b[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number)
  if (!width || !height) throw new Error('This is no SVG of a page.')
  return { width, height, operators: drawn(svg).join('\n') }
}

/** What is open at a place of the SVG: how things look in it, and how to leave it. */
interface Around {
  style: Attributes
  end: string
}

/** Element by element. No parser is needed: in our own files an angle bracket in a text or an attribute is written as `&lt;`. */
function drawn(svg: string): string[] {
  const operators: string[] = []
  const around: Around[] = [{ style: {}, end: '' }]
  for (const [, slash, name = '', rest = '', isWhole] of svg.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (slash) {
      operators.push(around.pop()?.end ?? '')
      continue
    }
    const { transform = '', ...own } = attributesOf(rest)
    const style = { ...around.at(-1)?.style, ...own }
    const [begin, end] = transform ? [`q ${movesOf(transform)}`, 'Q'] : ['', '']
    operators.push(begin, CONTAINERS.has(name) ? '' : painted(outlineOf(name, own), style))
    if (isWhole) operators.push(end)
    else around.push({ style, end })
  }
  return operators.filter(Boolean)
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

function outlineOf(name: string, attributes: Attributes): string {
  const number = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return pathOf(attributes['d'] ?? '')
  if (name === 'rect') return `${written(number('x'), number('y'), number('width'), number('height'))} re`
  if (name === 'circle') return circleOf(number('cx'), number('cy'), number('r'))
  throw new Error(`A page's SVG has no ${name}.`)
}

function circleOf(x: number, y: number, r: number): string {
  const k = r * QUARTER
  return [
    `${written(x - r, y)} m`,
    `${written(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${written(x + k, y - r, x + r, y - k, x + r, y)} c`,
    `${written(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${written(x - k, y + r, x - r, y + k, x - r, y)} c h`,
  ].join('\n')
}

function pathOf(d: string): string {
  const operators: string[] = []
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...n], _at, x, y) => {
      operators.push(segmentOf(command as string, n as number[], x, y))
    })
  return operators.join('\n')
}

/** One piece of a path that begins at a point. */
function segmentOf(command: string, n: number[], x: number, y: number): string {
  const [a = 0, b = 0, c = 0, d = 0] = n
  switch (command) {
    case 'M':
      return `${written(a, b)} m`
    case 'L':
      return `${written(a, b)} l`
    case 'H':
      return `${written(a, y)} l`
    case 'V':
      return `${written(x, a)} l`
    case 'C':
      return `${written(...n)} c`
    case 'Q':
      return `${written(x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3, c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3, c, d)} c`
    case 'Z':
      return 'h'
    default:
      throw new Error(`A page's paths have no ${command}.`)
  }
}

/** Paints an outline as SVG would: filled black unless it says otherwise, and with no line. */
function painted(outline: string, style: Attributes): string {
  const { fill = '#000', stroke = 'none' } = style
  const operator = `${stroke === 'none' ? '' : 'S'}${fill === 'none' ? '' : 'f'}` as keyof typeof PAINT
  if (!operator) return ''
  const color = [fill !== 'none' && `${colorOf(fill)} rg`, stroke !== 'none' && `${colorOf(stroke)} RG`]
  const line = stroke !== 'none' && [
    `${written(Number(style['stroke-width'] ?? 1))} w`,
    `${Math.max(0, CAPS.indexOf(style['stroke-linecap'] ?? ''))} J`,
    `${Math.max(0, JOINS.indexOf(style['stroke-linejoin'] ?? ''))} j`,
  ]
  return [...color, ...(line || []), outline, PAINT[operator]].filter(Boolean).join('\n')
}

const PAINT = { f: 'f', S: 'S', Sf: 'B' } as const

function colorOf(color: string): string {
  const named = { white: '#fff', black: '#000' }[color] ?? color
  const hex = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(named)?.slice(1)
  if (!hex) throw new Error(`A page has no colour ${color}.`)
  const parts = hex.filter(Boolean).map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16) / 255)
  return written(...parts)
}

/** What moves, turns and scales all that follows, in its order. */
function movesOf(transform: string): string {
  const moves = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', numbers = '']) => {
    const [a = 0, b] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (name === 'translate') return `${written(1, 0, 0, 1, a, b ?? 0)} cm`
    if (name === 'scale') return `${written(a, 0, 0, b ?? a, 0, 0)} cm`
    if (name !== 'rotate' || b !== undefined) throw new Error(`A page has nothing that is moved by ${transform}.`)
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    return `${written(cos, sin, -sin, cos, 0, 0)} cm`
  })
  return moves.join(' ')
}

/** Numbers as a PDF takes them: never with an exponent. */
export const written = (...numbers: number[]): string =>
  numbers.map((number) => String(Number(number.toFixed(4)))).join(' ')
