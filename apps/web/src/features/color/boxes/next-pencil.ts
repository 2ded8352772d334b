import { isSameColor } from '#ui/color/hex-color.ts'

interface Pencil<Color> {
  readonly color: Color
}

/** The colour beside the one in hand, round the end of the tray; from a colour that is none of the tray's, its first or last. */
export function nextPencil<Color extends string>(
  pencils: readonly Pencil<Color>[],
  color: string,
  way: 1 | -1,
): Color | undefined {
  const at = pencils.findIndex((pencil) => isSameColor(pencil.color, color))
  const from = at < 0 && way < 0 ? 0 : at
  return pencils.at((from + way) % pencils.length)?.color
}
