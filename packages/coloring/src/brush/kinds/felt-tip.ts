import type { BrushKind } from '../brush-kind.ts'
import { coverCapsule } from '../capsule.ts'
import { radiusOf } from '../nibs.ts'
import { layPlain } from '../shade.ts'

/** Flat and even, as wide as it is pressed. */
export const feltTip: BrushKind = {
  label: 'Felt-tip',
  icon: 'M8 3h8v9H8zM9.5 12l1 5h3l1-5M11 17l1 4 1-4',
  radius: radiusOf,
  beginLine:
    ({ coverage, touched, clip }) =>
    (from, to) =>
      coverCapsule(coverage, touched, from, to, clip),
  shade: layPlain,
}
