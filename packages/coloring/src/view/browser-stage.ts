import { DRAWING_OPACITY } from '@huebook/lineart'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { regionMark } from './region-mark.ts'
import type { OpenStage } from './stage.ts'

/** The illustration as it is shown. As SVG its lines are sharp however closely one looks. */
export interface PageArt {
  readonly url: string
  /**
   * Whether it is nothing but black lines, more or less opaque, with no paper behind them. Laid over the paint they darken
   * it exactly as multiplying does, and a browser without a graphics card is spared blending the whole page every frame.
   */
  readonly isPaperClear: boolean
}

/**
 * A stage within an element of a browser's document; throws "Context not found" where there are no canvases.
 * The drawing is a canvas of its own size that the browser stretches, and the page an image over it: a canvas in device
 * pixels that holds both has four times as many pixels on a fine screen, and all of them are sent to it every frame.
 */
export function browserStage(container: HTMLElement, { url, isPaperClear }: PageArt): OpenStage {
  return (pixels) => {
    const { ownerDocument } = container
    const [root, paper, canvas, page] = [
      ownerDocument.createElement('div'),
      ownerDocument.createElement('div'),
      ownerDocument.createElement('canvas'),
      ownerDocument.createElement('img'),
    ]
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('Context not found')
    canvas.width = canvas.height = DRAWING_SIDE
    page.src = url
    page.alt = ''
    // Pointers are the container's own business, as is how much of a page is seen that is larger than it; an image would be
    // dragged away.
    const shared = { position: 'relative', isolation: 'isolate', pointerEvents: 'none' }
    Object.assign(root.style, shared, { width: '100%', height: '100%' })
    // The page's own paper, and not the container's: beside a small page one sees what it lies on.
    paper.style.background = '#ffffff'
    const layers: HTMLElement[] = [paper, canvas, page]
    const settle = ({ style }: HTMLElement) =>
      Object.assign(style, {
        position: 'absolute',
        left: '0',
        top: '0',
        maxWidth: 'none',
        width: `${DRAWING_SIDE}px`,
        height: `${DRAWING_SIDE}px`,
        transformOrigin: '0 0',
      })
    layers.forEach(settle)
    canvas.style.opacity = String(DRAWING_OPACITY)
    if (!isPaperClear) page.style.mixBlendMode = 'multiply'
    root.append(paper, canvas, page)
    container.append(root)
    let transform = ''
    // Most people never ask for it.
    let marker: ReturnType<typeof regionMark> | null = null
    function newMarker() {
      const made = regionMark(ownerDocument)
      settle(made.element)
      made.element.style.transform = transform
      layers.push(made.element)
      root.append(made.element)
      return made
    }
    const image = new ImageData(pixels, DRAWING_SIDE, DRAWING_SIDE)
    return {
      put: ({ left, top, right, bottom }) => pen.putImageData(image, 0, 0, left, top, right - left, bottom - top),
      place({ zoom, left, top }, isMoving) {
        // A vector takes too long to be drawn sixty times a second under a pinch: until the fingers rest it is stretched.
        page.style.willChange = isMoving ? 'transform' : 'auto'
        transform = `translate(${left}px, ${top}px) scale(${zoom})`
        for (const { style } of layers) style.transform = transform
      },
      mark(spans) {
        if (spans) marker ??= newMarker()
        marker?.show(spans)
      },
      close: () => root.remove(),
    }
  }
}
