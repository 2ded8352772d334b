import { SECTIONS, type Section, type SectionName, walkSection } from '@huebook/contract'
import type { Difference } from '#ui/editing/conflict-panel.tsx'

const MARKUP = /<[^>]*>/g
/** More of a text than this, in characters, is not compared at a glance. */
const GLANCE = 400

const inWords = (text: string) => text.replaceAll(MARKUP, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, GLANCE)

/** Every value of a section by its place, in words. */
function valuesOf(name: SectionName, section: Section) {
  const values = new Map<string, { label: string; words: string }>()
  values.set('visibility', { label: 'Visibility', words: section.visibility ? 'Shown' : 'Hidden' })
  walkSection(name, section, {
    onValue({ field, path, value }) {
      const place = /(\d+)\./.exec(path)?.[1]
      const label = place === undefined ? field.label : `${field.label} ${Number(place) + 1}`
      values.set(path, { label, words: inWords(value) })
    },
  })
  return values
}

/** In what two states of a section differ. */
export function differences(name: SectionName, mine: Section, theirs: Section): Difference[] {
  const [own, other] = [valuesOf(name, mine), valuesOf(name, theirs)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((path) => {
    const [one, two] = [own.get(path), other.get(path)]
    if (one?.words === two?.words) return []
    return [{ path, label: (one ?? two)?.label ?? '', mine: one?.words ?? '', theirs: two?.words ?? '' }]
  })
}

/** What a section says, in a line; empty where it says nothing yet. */
export function gistOf(name: SectionName, section: Section): string {
  const words: string[] = []
  walkSection(name, section, {
    onValue({ field, value }) {
      if (['line', 'text', 'rich'].includes(field.kind) && value.trim()) words.push(inWords(value))
    },
  })
  return words.slice(0, 3).join(' · ')
}

export const titleOf = (name: SectionName) => SECTIONS[name].title
