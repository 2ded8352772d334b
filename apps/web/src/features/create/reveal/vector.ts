/** The strokes of a page, each on its own, in the order a hand would take: from the top left on. */
export interface Strokes {
  viewBox: string
  paths: { d: string; transform: string | undefined }[]
}

/** More would take longer to animate than the reveal lasts. */
const MOST_STROKES = 600

/** Reads what is drawn in a page's vector. Only its paths are taken over: whatever else is in the file stays there. */
export async function readStrokes(url: string, signal: AbortSignal): Promise<Strokes | null> {
  const text = await fetch(url, { signal }).then((response) => (response.ok ? response.text() : ''))
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const paths = [...svg.querySelectorAll('path')].map((path) => ({
    d: path.getAttribute('d') ?? '',
    transform: path.getAttribute('transform') ?? undefined,
  }))
  if (paths.length === 0 || paths.length > MOST_STROKES) return null
  return { viewBox: svg.getAttribute('viewBox') ?? '0 0 1024 1024', paths }
}
