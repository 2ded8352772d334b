import type { Drawing } from '../library/drawing.ts'
import type { Art, Box } from '../paper/art.ts'
import { at, ellipse, type Point, polygon, shape, smooth, strokes } from '../paper/pen.ts'
import { sizeOf } from './nature.ts'
import { silhouetteOf, withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

type Tail = 'long' | 'bushy' | 'tuft' | 'curl' | 'none' | 'spiked'

/** Animals OpenMoji draws as a face from the front, and the tail each gets with its body. */
const TAILS: Record<string, Tail> = {
  'cat face': 'long',
  'dog face': 'long',
  'mouse face': 'long',
  hamster: 'none',
  'rabbit face': 'none',
  fox: 'bushy',
  bear: 'none',
  panda: 'none',
  lion: 'tuft',
  'cow face': 'tuft',
  'pig face': 'curl',
  frog: 'none',
  'monkey face': 'long',
  wolf: 'bushy',
  'dragon face': 'spiked',
  'grinning cat': 'long',
  'smiling cat with heart-eyes': 'long',
  alien: 'none',
  'clown face': 'none',
  ogre: 'none',
}

export const isFace = ({ name }: Drawing): boolean => name in TAILS

/** How far the chin reaches over the body (share of the face's width). */
const CHIN = 0.14

/** A small round animal sitting upright, made of a face. Who reaches has the left paw stretched out. */
export function creature(face: Drawing, reaches = false): Sprite {
  const [left, top, right, bottom] = face.box
  const width = right - left
  const middle = (left + right) / 2
  const neck = bottom - CHIN * width
  const ground = neck + 0.86 * width
  /** Turns shares of the face's width, counted from the neck, into a place. */
  const p = (x: number, y: number): Point => at(middle + x * width, neck + y * width)
  const tail = TAILS[face.name] ?? 'none'
  const isDragon = tail === 'spiked'

  const art: Art[] = [
    ...(isDragon ? wings(p) : []),
    ...tailOf(tail, p),
    torso(p),
    isDragon ? stripedBelly(p) : shape(ellipse(p(0, 0.52), 0.19 * width, 0.25 * width)),
    ...[-1, 1].map((side) =>
      reaches && side < 0
        ? shape(ellipse(p(-0.42, 0.26), 0.1 * width, 0.22 * width, 78))
        : shape(ellipse(p(side * 0.3, 0.38), 0.1 * width, 0.2 * width, side * -24)),
    ),
    ...[-1, 1].map((side) => foot(p(side * 0.25, 0.8), width)),
    face,
  ]
  const reach = tail === 'none' ? 0.44 : isDragon ? 0.75 : 0.66
  const box: Box = {
    left: Math.min(left, middle - (isDragon ? 0.75 : reaches ? 0.64 : 0.46) * width),
    top,
    right: Math.max(right, middle + reach * width),
    bottom: ground + 0.04 * width,
  }
  const body: Box = { left: middle - 0.46 * width, top: neck, right: middle + reach * width, bottom: box.bottom }
  return {
    name: face.name,
    size: sizeOf(face),
    art,
    box,
    silhouette: withEllipses(silhouetteOf(face), box, [body]),
    head: { left, top, right, bottom },
    hands: [reaches ? p(-0.6, 0.24) : p(-0.38, 0.54), p(0.38, 0.54)],
    ...(reaches && { reaches }),
    feet: [p(-0.25, 0.88), p(0.25, 0.88)],
  }
}

type Place = (x: number, y: number) => Point

function torso(p: Place): Art {
  return shape(
    smooth(
      [
        p(-0.2, -0.05),
        p(-0.33, 0.3),
        p(-0.4, 0.62),
        p(-0.22, 0.82),
        p(0, 0.84),
        p(0.22, 0.82),
        p(0.4, 0.62),
        p(0.33, 0.3),
        p(0.2, -0.05),
      ],
      true,
    ),
  )
}

function stripedBelly(p: Place): Art {
  const belly = smooth([p(-0.14, 0.05), p(-0.2, 0.4), p(-0.14, 0.76), p(0.14, 0.76), p(0.2, 0.4), p(0.14, 0.05)], true)
  const stripes = [0.24, 0.4, 0.56].map((y) => smooth([p(-0.19, y), p(0, y + 0.04), p(0.19, y)]))
  return shape(belly, stripes.join(''))
}

function foot(middle: Point, width: number): Art {
  const toe = (x: number): string => {
    const start = at(middle.x + x * width, middle.y + 0.035 * width)
    return `M${start.x} ${start.y}L${start.x} ${middle.y + 0.085 * width}`
  }
  return shape(ellipse(middle, 0.17 * width, 0.1 * width), toe(-0.05) + toe(0.05))
}

function wings(p: Place): Art[] {
  return [-1, 1].map((side) => {
    const q = (x: number, y: number): Point => p(side * x, y)
    const outline = [
      `M${q(0.2, 0.3).x} ${q(0.2, 0.3).y}`,
      `L${q(0.5, -0.05).x} ${q(0.5, -0.05).y}L${q(0.75, 0.05).x} ${q(0.75, 0.05).y}`,
      `Q${q(0.6, 0.2).x} ${q(0.6, 0.2).y} ${q(0.68, 0.36).x} ${q(0.68, 0.36).y}`,
      `Q${q(0.5, 0.32).x} ${q(0.5, 0.32).y} ${q(0.5, 0.52).x} ${q(0.5, 0.52).y}`,
      `Q${q(0.38, 0.42).x} ${q(0.38, 0.42).y} ${q(0.24, 0.55).x} ${q(0.24, 0.55).y}Z`,
    ].join('')
    const bones = [q(0.68, 0.36), q(0.5, 0.52)].map(({ x, y }) => `M${q(0.5, -0.05).x} ${q(0.5, -0.05).y}L${x} ${y}`)
    return shape(outline, bones.join(''))
  })
}

function tailOf(kind: Tail, p: Place): Art[] {
  switch (kind) {
    case 'none':
      return []
    case 'long':
      return [
        shape(
          smooth(
            [
              p(0.2, 0.72),
              p(0.45, 0.76),
              p(0.57, 0.6),
              p(0.55, 0.42),
              p(0.6, 0.34),
              p(0.65, 0.42),
              p(0.66, 0.64),
              p(0.52, 0.86),
              p(0.2, 0.84),
            ],
            true,
          ),
        ),
      ]
    case 'bushy':
      return [
        shape(
          smooth(
            [
              p(0.2, 0.72),
              p(0.42, 0.6),
              p(0.46, 0.36),
              p(0.62, 0.18),
              p(0.68, 0.4),
              p(0.62, 0.66),
              p(0.42, 0.84),
              p(0.2, 0.84),
            ],
            true,
          ),
          smooth([p(0.47, 0.42), p(0.54, 0.48), p(0.58, 0.44), p(0.67, 0.5)]),
        ),
      ]
    case 'tuft':
      return [
        shape(smooth([p(0.2, 0.74), p(0.45, 0.74), p(0.52, 0.5), p(0.58, 0.5), p(0.54, 0.8), p(0.2, 0.82)], true)),
        shape(smooth([p(0.55, 0.54), p(0.48, 0.44), p(0.56, 0.28), p(0.64, 0.44)], true)),
      ]
    case 'curl':
      return [strokes(smooth([p(0.34, 0.66), p(0.46, 0.62), p(0.52, 0.54), p(0.46, 0.5), p(0.44, 0.58), p(0.58, 0.6)]))]
    case 'spiked':
      return [
        shape(
          smooth(
            [p(0.2, 0.68), p(0.45, 0.72), p(0.62, 0.62), p(0.68, 0.62), p(0.62, 0.78), p(0.42, 0.86), p(0.2, 0.84)],
            true,
          ),
        ),
        shape(polygon([p(0.6, 0.66), p(0.62, 0.5), p(0.75, 0.56), p(0.7, 0.7)])),
      ]
  }
}
