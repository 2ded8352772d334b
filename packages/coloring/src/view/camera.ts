import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { type PagePoint, pagePoint, type ScreenPoint, screenPoint } from '../drawing/points.ts'

/** The container on the screen (CSS pixels). */
export interface Container {
  readonly width: number
  readonly height: number
}

/**
 * How the page lies in its container: turned around its left top corner, which is at (left, top). A page that lies straight
 * has screen = page × zoom + (left, top).
 */
export interface Camera {
  readonly zoom: number
  readonly left: number
  readonly top: number
  /** By how much it is turned (degrees, clockwise, from -180 to 180). */
  readonly turn: number
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

/** Where the page's axes point on the screen. A straight page is not left to rounding. */
function axesOf({ zoom, turn }: Camera): { across: number; down: number } {
  if (turn === 0) return { across: zoom, down: 0 }
  const angle = (turn * Math.PI) / 180
  return { across: zoom * Math.cos(angle), down: zoom * Math.sin(angle) }
}

export function toPage(camera: Camera, { x, y }: ScreenPoint): PagePoint {
  const { across, down } = axesOf(camera)
  const [right, below] = [x - camera.left, y - camera.top]
  if (down === 0) return pagePoint(right / across, below / across)
  const area = camera.zoom ** 2
  return pagePoint((right * across + below * down) / area, (below * across - right * down) / area)
}

export function toScreen(camera: Camera, { x, y }: PagePoint): ScreenPoint {
  const { across, down } = axesOf(camera)
  return screenPoint(x * across - y * down + camera.left, x * down + y * across + camera.top)
}

/** The same view with the page's corner on a whole device pixel: an unzoomed page is not blurred by half a pixel. */
export const onDevicePixels = (camera: Camera, ratio: number): Camera => ({
  ...camera,
  left: Math.round(camera.left * ratio) / ratio,
  top: Math.round(camera.top * ratio) / ratio,
})

/** Whether a part of the page lies outside its container. Half a pixel is a rounding, and nothing that is missed. */
export function isBeyond({ width, height }: Container, camera: Camera): boolean {
  const { side } = extentOf(camera)
  return side > Math.min(width, height) + 0.5
}

/** The page as wide as its container, and straight. */
export const fitted = (container: Container): Camera =>
  within(container, { zoom: container.width / DRAWING_SIDE, left: 0, top: 0, turn: 0 })

/** The page pixel for pixel, and straight. */
export const inFullSize = (container: Container): Camera =>
  within(container, { zoom: FULL_SIZE, left: 0, top: 0, turn: 0 })

/** Zooms by a factor; the point of the page under `around` stays there. */
export const zoomed = (container: Container, camera: Camera, factor: number, around: ScreenPoint): Camera =>
  through(container, { ...camera, zoom: withinZoom(container, camera.zoom * factor) }, toPage(camera, around), around)

/** Turns to so many degrees; the point of the page under `around` stays there. */
export const turnedTo = (container: Container, camera: Camera, turn: number, around: ScreenPoint): Camera =>
  through(container, { ...camera, turn: halfTurns(turn) }, toPage(camera, around), around)

/** Moves the page by that much of the screen. */
export const moved = (container: Container, camera: Camera, x: number, y: number): Camera =>
  within(container, { ...camera, left: camera.left + x, top: camera.top + y })

/** The camera with a place of the page under a place of the screen. */
function through(container: Container, camera: Camera, fixed: PagePoint, at: ScreenPoint): Camera {
  const seen = toScreen({ ...camera, left: 0, top: 0 }, fixed)
  return within(container, { ...camera, left: at.x - seen.x, top: at.y - seen.y })
}

/** The same angle between -180 and 180 degrees. */
export const halfTurns = (turn: number): number => (Number.isFinite(turn) ? turn - 360 * Math.round(turn / 360) : 0)

/** From where everything can be seen at once (page pixels on the screen) up to the closest look. */
function withinZoom({ width, height }: Container, zoom: number): number {
  const farthest = Math.min(FULL_SIZE, width / DRAWING_SIDE, height / DRAWING_SIDE)
  const wanted = Number.isFinite(zoom) ? zoom : FULL_SIZE
  return Math.max(farthest, Math.min(Math.max(CLOSEST, width / DRAWING_SIDE), wanted))
}

/** How large the page is on the screen, corners and all, and where that begins from its own left top corner. */
function extentOf(camera: Camera): { side: number; left: number; top: number } {
  const { across, down } = axesOf(camera)
  const side = DRAWING_SIDE * (Math.abs(across) + Math.abs(down))
  const least = (...ways: number[]) => DRAWING_SIDE * ways.reduce((sum, way) => sum + Math.min(0, way), 0)
  return { side, left: least(across, -down), top: least(down, across) }
}

/** The nearest camera that leaves no room beside the page that the page could fill; a small page is in the middle. */
export function within(container: Container, camera: Camera): Camera {
  const next = { ...camera, zoom: withinZoom(container, camera.zoom), turn: halfTurns(camera.turn) }
  const { side, left, top } = extentOf(next)
  return {
    ...next,
    left: along(container.width, side, camera.left + left) - left,
    top: along(container.height, side, camera.top + top) - top,
  }
}

function along(room: number, page: number, start: number): number {
  if (page <= room) return (room - page) / 2
  return Math.min(0, Math.max(room - page, Number.isFinite(start) ? start : 0))
}
