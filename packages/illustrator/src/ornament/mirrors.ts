import { PAGE } from '../paper/page.ts'
import type { Region } from './region.ts'

/** How a region is mirrored: what is right of an upright axis (px) looks like what is left of it. */
export interface Mirror {
  readonly axis: number
  /** The region on the other side; its own self where the axis runs through it. */
  readonly other: Region
  /** The outlines mirror each other too, not only what is between them. */
  readonly isExact: boolean
}

/** How much of a region its mirror image covers (share): of one that is drawn alike on both sides, and of a ground. */
const EXACT = 0.88
const GROUND = 0.4

/** How much two that mirror each other may differ in their height and breadth (px) and their area (share). */
const SIDES = 8
const AREA = 0.1

/** Every so many pixels of a region are looked at. */
const STEP = 11

/** The middle of the page, on even pixels as every axis is, so that places on a grid of four have mirror images on it. */
const MIDDLE = PAGE / 2

/** The same place on the other side of an axis. */
export const across = (pixel: number, axis: number): number => pixel + 2 * (axis - (pixel % PAGE))

/**
 * Regions that are one half of something or have two halves of their own. Behind everybody is a ground: its regions need only
 * be mirrored in the middle of the page so far as others leave them free.
 */
export function mirrorsAmong(
  regions: readonly Region[],
  isGround: (region: Region) => boolean,
): ReadonlyMap<Region, Mirror> {
  const owner = new Int32Array(PAGE * PAGE)
  for (const [i, { pixels }] of regions.entries()) for (const pixel of pixels) owner[pixel] = i + 1
  const share = (region: Region, axis: number, other: Region): number => {
    const label = regions.indexOf(other) + 1
    let [seen, met] = [0, 0]
    for (let i = 0; i < region.pixels.length; i += STEP) {
      const image = 2 * axis - ((region.pixels[i] as number) % PAGE)
      seen++
      if (image >= 0 && image < PAGE && owner[across(region.pixels[i] as number, axis)] === label) met++
    }
    return met / Math.max(1, seen)
  }
  const found = new Map<Region, Mirror>()
  const boxes = new Map(regions.map((region) => [region, boxOf(region)]))
  const boxOn = (region: Region): Extent => boxes.get(region) as Extent
  const pair = (one: Region, other: Region, axis: number, isExact: boolean): void => {
    found.set(one, { axis, other, isExact })
    found.set(other, { axis, other: one, isExact })
  }
  for (const region of regions) {
    const axis = axisBetween(boxOn(region), boxOn(region))
    if (share(region, axis, region) >= EXACT) pair(region, region, axis, true)
  }
  for (const [i, one] of regions.entries())
    for (const other of regions.slice(i + 1)) {
      if (found.get(one)?.other === other || !areAlike(one, other, boxOn(one), boxOn(other))) continue
      if (isTaken(found, one) || isTaken(found, other)) continue
      const axis = axisBetween(boxOn(one), boxOn(other))
      if (share(one, axis, other) >= EXACT && share(other, axis, one) >= EXACT) pair(one, other, axis, true)
    }
  const grounds = regions.filter((region) => !found.has(region) && isGround(region))
  for (const [i, one] of grounds.entries())
    for (const other of grounds.slice(i)) {
      if (found.has(one) || found.has(other)) continue
      if (share(one, MIDDLE, other) >= GROUND && share(other, MIDDLE, one) >= GROUND) pair(one, other, MIDDLE, false)
    }
  return found
}

/** Whether somebody on another side has been found already. */
const isTaken = (found: ReadonlyMap<Region, Mirror>, region: Region): boolean => {
  const other = found.get(region)?.other
  return other !== undefined && other !== region
}

/** Left, top, right and bottom (px). */
type Extent = readonly [number, number, number, number]

function boxOf({ pixels }: Region): Extent {
  let [left, right] = [PAGE, 0]
  for (const pixel of pixels) {
    left = Math.min(left, pixel % PAGE)
    right = Math.max(right, pixel % PAGE)
  }
  const row = (pixel: number | undefined): number => Math.floor((pixel ?? 0) / PAGE)
  return [left, row(pixels[0]), right, row(pixels.at(-1))]
}

/** The middle between two, or of one, on even pixels. */
const axisBetween = (one: Extent, other: Extent): number => 2 * Math.round((one[0] + one[2] + other[0] + other[2]) / 8)

function areAlike(one: Region, other: Region, a: Extent, b: Extent): boolean {
  return (
    Math.abs(one.area - other.area) < AREA * one.area &&
    Math.abs(a[1] - b[1]) < SIDES &&
    Math.abs(a[3] - b[3]) < SIDES &&
    Math.abs(a[2] - a[0] - b[2] + b[0]) < SIDES
  )
}
