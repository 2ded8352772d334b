/** One path of a page, as it stands on paper. */
export interface Stroke {
  d: string
  transform: string
  fill: string
  stroke: string
  width: string
}

interface Strokes {
  viewBox: string
  /** In the order they are painted: what comes later hides what came before. */
  paths: Stroke[]
}

/** More could not be animated smoothly. */
const MOST_STROKES = 1500

/** What a path looks like where nobody says otherwise. */
const plain: Omit<Stroke, 'd'> = { transform: '', fill: '#000', stroke: 'none', width: '1' }

/** Walks down a drawing; what is said of a group holds for all in it. */
function* strokesIn(element: Element, inherited: Omit<Stroke, 'd'>): Generator<Stroke> {
  const own = (name: string, otherwise: string) => element.getAttribute(name) ?? otherwise
  const look = {
    transform: `${inherited.transform} ${own('transform', '')}`.trim(),
    fill: own('fill', inherited.fill),
    stroke: own('stroke', inherited.stroke),
    width: own('stroke-width', inherited.width),
  }
  if (element.tagName === 'path') yield { ...look, d: own('d', '') }
  for (const child of element.children) yield* strokesIn(child, look)
}

/** Reads what is drawn in a page's vector. Only its paths are taken over: whatever else is in the file stays there. */
export async function readStrokes(url: string, signal: AbortSignal): Promise<Strokes | null> {
  const text = await fetch(url, { signal }).then((response) => (response.ok ? response.text() : ''))
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const paths = [...strokesIn(svg, plain)]
  if (paths.length === 0 || paths.length > MOST_STROKES) return null
  return { viewBox: svg.getAttribute('viewBox') ?? '0 0 1024 1024', paths }
}
