import type { PageStyle } from '@huebook/contract'
import type { Crayon } from '#ui/drawings/crayons.tsx'
import { oval, scallops } from '#ui/drawings/shapes.ts'

/** A shape of a small picture, 120 by 90, and the pencil it is coloured with once it is chosen. */
export type Shape = readonly [path: string, crayon?: Crayon]

const around = (count: number, radius: number, size: number, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI
    return oval(60 + radius * Math.cos(angle), 45 + radius * Math.sin(angle), size)
  }).join('')

const rows = (draw: (x: number, y: number) => string, odd: boolean) =>
  [12, 34, 56, 78]
    .flatMap((y, row) =>
      [12, 36, 60, 84, 108].map((x, column) => ((row + column) % 2 === Number(odd) ? draw(x, y) : '')),
    )
    .join('')

const heart = (x: number, y: number) =>
  `M${x} ${y + 7}C${x - 12} ${y - 1} ${x - 6} ${y - 10} ${x} ${y - 4}C${x + 6} ${y - 10} ${x + 12} ${y - 1} ${x} ${y + 7}Z`

const SCENE: Shape[] = [
  [oval(96, 20, 10), 'amber'],
  ['M14 26C8 26 8 18 14 18 15 11 26 11 28 17 36 15 38 26 30 26Z', 'sky'],
  ['M-4 64C20 46 44 50 66 62S108 62 124 52V94H-4Z', 'lime'],
  ['M34 42H66V72H34Z', 'orange'],
  ['M28 44 50 24 72 44Z', 'red'],
  ['M45 72V56H55V72Z', 'violet'],
  [`${scallops(92, 50, 12, 6)}M90 62H94V76H90Z`, 'teal'],
]

const CLOSE_UP: Shape[] = [
  ['M22 100C12 66 18 44 30 34L28 4 52 20C58 18 64 18 70 20L94 4 92 34C104 44 110 66 100 100Z', 'orange'],
  [oval(44, 46, 8, 10) + oval(78, 46, 8, 10), 'lime'],
  [oval(44, 46, 2.5, 6) + oval(78, 46, 2.5, 6)],
  ['M54 62H68L61 70Z', 'pink'],
  ['M61 70C58 80 48 80 44 76M61 70C64 80 74 80 78 76M34 64 6 60M34 70 8 74M88 64 116 60M88 70 114 74'],
]

const PATTERN: Shape[] = [
  [rows((x, y) => scallops(x, y, 8, 6), true), 'pink'],
  [rows((x, y) => oval(x, y, 3.5), true), 'amber'],
  [rows(heart, false), 'violet'],
]

const MANDALA: Shape[] = [
  [oval(60, 45, 42), 'sky'],
  [around(12, 35, 6), 'pink'],
  [scallops(60, 45, 27, 12), 'amber'],
  [around(8, 18, 6.5, 0.5), 'lime'],
  [scallops(60, 45, 11, 8), 'violet'],
  [oval(60, 45, 4.5)],
]

const FRAME: Shape[] = [
  ['M4 4H116V86H4Z', 'lime'],
  ['M24 22H96V68H24Z'],
  [[14, 37, 60, 83, 106].flatMap((x) => [scallops(x, 13, 8, 6), scallops(x, 77, 8, 6)]).join(''), 'pink'],
  [[34, 56].flatMap((y) => [scallops(14, y, 8, 6), scallops(106, y, 8, 6)]).join(''), 'amber'],
  [heart(60, 46), 'red'],
]

/** A pencil over lines of writing. */
export const AS_WRITTEN: readonly Shape[] = [
  ['M14 8H106V82H14Z', 'amber'],
  ['M26 26H94M26 40H80M26 54H58'],
  ['M50 76 56 60 94 22 104 32 66 70Z', 'sky'],
  ['M50 76 56 60 66 70Z', 'orange'],
]

export const STYLE_PICTURES: Record<PageStyle, readonly Shape[]> = {
  scene: SCENE,
  'close-up': CLOSE_UP,
  pattern: PATTERN,
  mandala: MANDALA,
  frame: FRAME,
}
