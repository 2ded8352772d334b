/** Black where the page is dark, and the more transparent the lighter it is: what multiplying with it would do. */
const DARKNESS = '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -.2126 -.7152 -.0722 0 1'

/**
 * The lines of a page's SVG without its paper. They are still curves, sharp at any zoom, and lie over the paint as they are:
 * no browser has to blend the whole page in every frame. Answers nothing for what is no SVG.
 */
export function clearPaper(svg: string): string | null {
  const opening = /<svg\b[^>]*>/.exec(svg)
  const end = svg.lastIndexOf('</svg>')
  if (!opening || end < 0) return null
  const begin = opening.index + opening[0].length
  return [
    svg.slice(0, begin),
    `<filter id="clear-paper" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">`,
    `<feColorMatrix values="${DARKNESS}"/></filter>`,
    `<g filter="url(#clear-paper)"><rect width="100%" height="100%" fill="#fff"/>`,
    svg.slice(begin, end),
    '</g>',
    svg.slice(end),
  ].join('')
}
