import type { Drawing } from '../src/library/drawing.ts'
import { type Entry, hasEyes, isWanted } from './choose.ts'
import { eyesOf } from './eyes.ts'
import { tailOf } from './tails.ts'
import { toDrawing } from './to-drawing.ts'

/** The library of drawings: OpenMoji's wanted drawings as line art, in OpenMoji's order. */
export function makeLibrary(entries: readonly Entry[], readSvg: (hexcode: string) => string): Drawing[] {
  return entries.filter(isWanted).map((entry) => {
    const { dots, lines, ...art } = toDrawing(readSvg(entry.hexcode), hasEyes(entry))
    return {
      id: entry.hexcode,
      name: nameOf(entry),
      tags: [...new Set(`${entry.tags}, ${entry.openmoji_tags}`.toLowerCase().split(/\s*,\s*/))].filter(Boolean),
      kind: kindOf(entry),
      ...art,
      lines: lines + tailOf(entry.hexcode),
      dots: dots + eyesOf(entry.hexcode),
    }
  })
}

/** Names people say, where OpenMoji's own is longer than that. */
const NAMES: Record<string, string> = {
  'snowman without snow': 'snowman',
  'woman with veil': 'bride',
  'man in tuxedo': 'groom',
  'man: beard': 'bearded man',
  'hourglass done': 'hourglass',
  'raised hand': 'hand',
}

function nameOf({ annotation }: Entry): string {
  const name = annotation.toLowerCase().replaceAll('’', "'")
  return NAMES[name] ?? name
}

/** A hand or an ear alone is nobody. */
const kindOf = ({ group, subgroups }: Entry): string =>
  /^(hand|body)-/.test(subgroups) ? 'objects/body-parts' : `${group}/${subgroups}`
