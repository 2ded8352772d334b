import type { ThemeName } from '../../../themes/theme-name.ts'

/**
 * Somebody whose name before or after an animal only says how it is dressed: a pirate cat is one cat. With what it
 * wears or holds, where a drawing shows it, and where it is at home.
 */
export const COSTUMES: readonly (readonly [
  figures: string,
  how?: 'worn' | 'held' | undefined,
  thing?: string | undefined,
  theme?: ThemeName,
])[] = [
  ['mage, woman mage', 'worn', 'witch hat', 'fairytale'],
  ['prince, princess, person with crown', 'worn', 'crown', 'fairytale'],
  ['fairy', 'held', 'magic wand', 'fairytale'],
  ['knight', 'held', 'sword', 'fairytale'],
  ['firefighter, woman firefighter', 'worn', "rescue worker's helmet", 'city'],
  ['construction worker, factory worker, mechanic', 'worn', "rescue worker's helmet"],
  ['guard', 'worn', 'military helmet'],
  ['student', 'worn', 'graduation cap', 'school'],
  ['ballet dancer', 'worn', 'ballet shoes'],
  ['pilot', 'worn', 'goggles', 'sky'],
  ['clown face', 'worn', 'party hat', 'circus'],
  ['detective', 'held', 'magnifying glass tilted left', 'city'],
  ['health worker, woman health worker', 'held', 'stethoscope'],
  ['cook', 'held', 'cooking', 'kitchen'],
  ['artist', 'held', 'paintbrush'],
  ['singer', 'held', 'microphone', 'music'],
  ['scientist', 'held', 'test tube'],
  ['superhero, woman superhero', 'worn', 'cape', 'city'],
  ['police officer, woman police officer', undefined, undefined, 'city'],
  ['astronaut, woman astronaut', 'worn', 'space helmet', 'space'],
  ['alien', undefined, undefined, 'space'],
  ['pirate', 'worn', 'pirate hat', 'beach'],
  ['vampire', 'worn', 'cape', 'halloween'],
  ['zombie, skeleton, ghost', undefined, undefined, 'halloween'],
  ['cowboy', 'worn', 'cowboy hat', 'desert'],
  ['mermaid, merman', undefined, undefined, 'underwater'],
  ['santa claus, elf', undefined, undefined, 'christmas'],
  ['robot, ninja, genie, baby angel, office worker'],
]

/** Beside such a figure they only say how old it is: a girl pirate is one pirate. */
export const YOUNG_FIGURE: ReadonlySet<string> = new Set(['girl', 'boy', 'kid', 'child'])
