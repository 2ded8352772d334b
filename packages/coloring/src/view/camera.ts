import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { type PagePoint, pagePoint, type ScreenPoint, screenPoint } from '../drawing/points.ts'

/** The container on the screen (CSS pixels). */
export interface Container {
  readonly width: number
  readonly height: number
}

/** How the page lies in its container: screen = page × zoom + (left, top). */
export interface Camera {
  readonly zoom: number
  readonly left: number
  readonly top: number
}

/** How somebody sees the page; a fitted one stays so in a container of another size. */
export interface View {
  readonly camera: Camera
  readonly isFitted: boolean
}

/** The zoom at which the page is seen pixel for pixel. */
export const FULL_SIZE = 1

/** The closest one can look (CSS pixels for each of the page): a pixel is then as large as a small fingertip's centre. */
const CLOSEST = 8

export const toPage = ({ zoom, left, top }: Camera, { x, y }: ScreenPoint): PagePoint =>
  pagePoint((x - left) / zoom, (y - top) / zoom)

export const toScreen = ({ zoom, left, top }: Camera, { x, y }: PagePoint): ScreenPoint =>
  screenPoint(x * zoom + left, y * zoom + top)

/** The same view with the page's corner on a whole device pixel: an unzoomed page is not blurred by half a pixel. */
export const onDevicePixels = ({ zoom, left, top }: Camera, ratio: number): Camera => ({
  zoom,
  left: Math.round(left * ratio) / ratio,
  top: Math.round(top * ratio) / ratio,
})

/** Whether a part of the page lies outside its container. Half a pixel is a rounding, and nothing that is missed. */
export const isBeyond = ({ width, height }: Container, { zoom }: Camera): boolean =>
  DRAWING_SIDE * zoom > Math.min(width, height) + 0.5

/** The page as wide as its container. */
export const fitted = (container: Container): Camera =>
  within(container, { zoom: container.width / DRAWING_SIDE, left: 0, top: 0 })

/** The page pixel for pixel. */
export const inFullSize = (container: Container): Camera => within(container, { zoom: FULL_SIZE, left: 0, top: 0 })

/** Zooms by a factor; the point of the page under `around` stays there. */
export function zoomed(container: Container, camera: Camera, factor: number, around: ScreenPoint): Camera {
  const zoom = withinZoom(container, camera.zoom * factor)
  const fixed = toPage(camera, around)
  return within(container, { zoom, left: around.x - fixed.x * zoom, top: around.y - fixed.y * zoom })
}

/** Moves the page by that much of the screen. */
export const moved = (container: Container, camera: Camera, x: number, y: number): Camera =>
  within(container, { ...camera, left: camera.left + x, top: camera.top + y })

/** From where everything can be seen at once (page pixels on the screen) up to the closest look. */
function withinZoom({ width, height }: Container, zoom: number): number {
  const farthest = Math.min(FULL_SIZE, width / DRAWING_SIDE, height / DRAWING_SIDE)
  const wanted = Number.isFinite(zoom) ? zoom : FULL_SIZE
  return Math.max(farthest, Math.min(Math.max(CLOSEST, width / DRAWING_SIDE), wanted))
}

/** The nearest camera that leaves no room beside the page that the page could fill; a small page is in the middle. */
export function within(container: Container, camera: Camera): Camera {
  const zoom = withinZoom(container, camera.zoom)
  return {
    zoom,
    left: along(container.width, DRAWING_SIDE * zoom, camera.left),
    top: along(container.height, DRAWING_SIDE * zoom, camera.top),
  }
}

function along(room: number, page: number, start: number): number {
  if (page <= room) return (room - page) / 2
  return Math.min(0, Math.max(room - page, Number.isFinite(start) ? start : 0))
}
