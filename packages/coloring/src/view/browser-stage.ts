import { FULL_STRENGTH, SOFT_STRENGTH } from '@huebook/lineart'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { Rect } from '../drawing/rect.ts'
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

/** How opaque paint of a strength (%) is shown, by how opaque it is; where a pixel's word has it. */
const shownOpacity = (strength: number): Int32Array =>
  Int32Array.from({ length: 256 }, (_, opacity) => Math.round((opacity * strength) / FULL_STRENGTH) << 24)

/**
 * A stage within an element of a browser's document; throws "Context not found" where there are no canvases.
 * The drawing is a canvas of its own size that the browser stretches, and the page an image over it: a canvas in device
 * pixels that holds both has four times as many pixels on a fine screen, and all of them are sent to it every frame. The drawing is
 * put there as opaque as it is shown: an `opacity` of the canvas makes Firefox without a graphics card four times as slow.
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
    let opacities = shownOpacity(SOFT_STRENGTH)
    const shown = new Uint8ClampedArray(pixels.length)
    const [from, to] = [new Uint32Array(pixels.buffer, pixels.byteOffset), new Uint32Array(shown.buffer)]
    const image = new ImageData(shown, DRAWING_SIDE, DRAWING_SIDE)
    return {
      put(area) {
        copyAsShown(from, to, area, opacities)
        const { left, top, right, bottom } = area
        pen.putImageData(image, 0, 0, left, top, right - left, bottom - top)
      },
      setStrength(strength) {
        opacities = shownOpacity(strength)
      },
      place({ zoom, left, top, turn }, isMoving) {
        // A vector takes too long to be drawn sixty times a second under a pinch: until the fingers rest it is stretched.
        page.style.willChange = isMoving ? 'transform' : 'auto'
        transform = `translate(${left}px, ${top}px)${turn === 0 ? '' : ` rotate(${turn}deg)`} scale(${zoom})`
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

/** Copies a rectangle of a drawing, as opaque as it is shown. */
function copyAsShown(
  from: Uint32Array,
  to: Uint32Array,
  { left, top, right, bottom }: Rect,
  opacities: Int32Array,
): void {
  for (let row = top * DRAWING_SIDE; row < bottom * DRAWING_SIDE; row += DRAWING_SIDE)
    for (let at = row + left; at < row + right; at++) {
      const word = from[at] as number
      to[at] = (word & 0xffffff) | (opacities[word >>> 24] as number)
    }
}
