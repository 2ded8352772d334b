import type { ThemeName } from '../../../themes/theme-name.ts'
import { ANIMALS } from './animals.ts'
import { COMPOUNDS } from './compounds.ts'
import { FOOD } from './food.ts'
import { LEISURE } from './leisure.ts'
import { NATURE } from './nature.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { SIGNS } from './signs.ts'
import { THINGS } from './things.ts'
import { VEHICLES } from './vehicles.ts'

/** Everyday words by drawing. Where two tables know a word, the first table's drawing is taken. */
export const NOUN_TABLES: readonly Readonly<Record<string, string>>[] = [
  ANIMALS,
  PEOPLE,
  VEHICLES,
  FOOD,
  NATURE,
  PLACES,
  THINGS,
  LEISURE,
  SIGNS,
  COMPOUNDS,
]

/** Drawings that come out badly, and those to take instead where somebody writes the emoji. */
export const BETTER_DRAWN: Readonly<Record<string, string>> = { 'tiger face': 'tiger', 'person with crown': 'prince' }

/** Drawings that look otherwise on a feast: pumpkins of Halloween have a face, eggs of Easter are painted. */
export const IN_SEASON: Readonly<Partial<Record<ThemeName, Readonly<Record<string, string>>>>> = {
  halloween: { pumpkin: 'jack-o-lantern' },
  easter: { egg: 'easter egg' },
  christmas: { socks: 'christmas stocking' },
}
