import type { ThemeName } from '../../themes/theme-name.ts'
import { englishTable, placeIn } from './english.ts'
import { listed } from './table.ts'

const TRAITS = ['strong', 'water', 'any weather', 'no weather', 'window', 'sunny', 'feast'] as const
type Trait = (typeof TRAITS)[number]

interface Place {
  /** What a page is called whose prompt gives no title. */
  readonly title: string
  /** The drawing that stands for it on a page that plays elsewhere, or that has no landscape: a mandala, a pattern. */
  readonly sign: string
  /** What else it shows: there is grass on a farm, and a street in a city. */
  readonly alsoShown: readonly ThemeName[]
  readonly traits: readonly Trait[]
}

const columns = ['place', 'title', 'sign', 'also shown', 'traits'] as const

const places: ReadonlyMap<ThemeName, Place> = new Map(
  englishTable('places', columns, 2).flatMap(({ place, title, sign, 'also shown': alsoShown, traits, at }) => {
    const name = placeIn(place, at)
    if (name === undefined) return []
    const shown = listed(alsoShown).flatMap((other) => placeIn(other, at) ?? [])
    return [[name, { title, sign, alsoShown: shown, traits: listed(traits).map((trait) => traitNamed(trait, at)) }]]
  }),
)

function traitNamed(name: string, at: string): Trait {
  const trait = TRAITS.find((one) => one === name)
  if (trait === undefined) throw new Error(`${at} has a trait that is none of ${TRAITS.join(', ')}: ${name}.`)
  return trait
}

/** What is told of a place. */
export function placeOf(theme: ThemeName): Place {
  const place = places.get(theme)
  if (place === undefined) throw new Error(`english/places.tsv has no line for ${theme}.`)
  return place
}

/** Whether something holds for a place, as the head of its table explains. */
export const isPlace = (theme: ThemeName | undefined, trait: Trait): boolean =>
  theme !== undefined && placeOf(theme).traits.includes(trait)
