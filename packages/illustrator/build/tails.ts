/**
 * From the tail to the body, for animals whose tail OpenMoji draws beside them, by their code points. Large on a page, it
 * would be a line in the air. Read off the drawings by eye; a new release that redraws one of them needs a look.
 */
const TAILS: Record<string, string> = {
  '1F411': 'M64.73 27.38C63.2 26.6 61.6 26.8 60.3 27.4',
  '1F40F': 'M63.04 28.96C61.9 28.9 60.8 29.4 59.6 30.6',
  '1F417': 'M64.57 31.08C63.8 29.9 62.6 29.7 61.2 30.6',
  '1F418': 'M64.13 29.81C63.5 28.8 62.4 28.5 61.1 29.2',
  '1F42B': 'M64.77 31.9C64 31.5 63 31.6 61.8 32.4',
  '1F993': 'M62.43 27.25C61 27.3 59.5 27.6 58 28.3',
}

/** Path data that ties the tail of a drawing to its body. */
export const tailOf = (id: string): string => TAILS[id] ?? ''
