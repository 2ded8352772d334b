import type { Placed } from './art.ts'

/** Edge of a page (px). */
export const PAGE = 1024

/** Paper left white around everything (px): printers cannot reach the edge. */
export const MARGIN = 30

/** From this scale on (px for a unit) loose strokes have room enough between them. */
const SHOWS_MARKS = 5

export const showsMarks = ({ scale }: Placed): boolean => scale >= SHOWS_MARKS

/** From this scale on (px for a unit) a drawing has the page's lines; below, its parts would drown in them. */
const FULL_LINES = 2.4

/** Thinnest lines of a small drawing (share of the page's). */
const THINNEST = 0.62

/** Thickness of a thing's lines (px), told the page's. */
export const penOf = ({ lineWidth, scale, shows }: Placed, usual: number): number =>
  lineWidth ?? (shows ? usual * Math.max(THINNEST, Math.min(1, scale / FULL_LINES)) : usual)

interface Imprint {
  /** Thickness of every line that has none of its own (px). */
  readonly lineWidth: number
  readonly title: string
  readonly credit: string
}

/** The SVG of a page: things later in the list lie in front, and lines are equally thick but on small drawings. */
export function renderPage(things: readonly Placed[], { lineWidth, title, credit }: Imprint): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE} ${PAGE}" width="${PAGE}" height="${PAGE}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(credit)}</desc>`,
    `<rect width="${PAGE}" height="${PAGE}" fill="#fff"/>`,
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">`,
    ...things.map((thing) => render(thing, lineWidth)),
    '</g></svg>',
  ].join('\n')
}

function render(thing: Placed, usual: number): string {
  const { art, x, y, scale, turn = 0, mirrored = false } = thing
  const moves = [
    x !== 0 || y !== 0 ? `translate(${round(x)} ${round(y)})` : '',
    turn !== 0 ? `rotate(${round(turn)})` : '',
    scale !== 1 || mirrored ? `scale(${mirrored ? '-' : ''}${round(scale)} ${round(scale)})` : '',
  ]
  const paths = art.map(({ body, lines, marks, dots }) =>
    [
      body && `<path d="${tidy(body)}" fill="#fff" stroke="none"/>`,
      lines && `<path d="${tidy(lines)}"/>`,
      marks && showsMarks(thing) && `<path d="${tidy(marks)}"/>`,
      dots && `<path d="${tidy(dots)}" fill="#000" stroke="none"/>`,
    ]
      .filter(Boolean)
      .join(''),
  )
  const transform = moves.filter(Boolean).join(' ')
  return `<g${transform && ` transform="${transform}"`} stroke-width="${round(penOf(thing, usual) / scale)}">${paths.join('')}</g>`
}

/** Hundredths are enough, and the last digits of a sine are not the same on every machine. */
const tidy = (path: string): string =>
  path.replaceAll(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => `${Math.round(Number(number) * 100) / 100}`)

const round = (value: number): number => Math.round(value * 1000) / 1000

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text that is safe in SVG: XML knows no way at all to write some control characters and lone surrogates. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
