import type { Detail } from '../asked/look.ts'
import type { ThemeName } from '../themes/theme-name.ts'
import type { Actor } from './brief.ts'

/** What nobody but a child wants around a page. */
const CHILDISH =
  /^(?:teddy bear|frog|snail|kite|balloon|lady beetle|honeybee|butterfly|lizard|turtle|scorpion|soccer ball|yo-yo|puzzle piece|yarn|bucket|cookie|candy|cupcake|gem stone|duck|front-facing baby chick|hatching chick|helicopter|kick scooter)$/

/** Whoever is with these keeps still: they are holy, or a feast has its own company. */
const SOLEMN =
  /menorah|dreidel|torah|mosque|church|cathedral|synagogue|temple|shrine|kaaba|cross$|prayer|praying|angel|manger|nativity|stable|ark$|noah|buddha|ganesh|rangoli|clay lamp|lantern$|red envelope|skull|skeleton|grave|coffin|candle$|shamrock|leprechaun|halo|jesus|mary|saint|dove of peace|poppy|wreath|turkey|befana/

/** Feasts whose landscapes know what belongs to them. */
const FEASTS: readonly ThemeName[] = ['christmas', 'easter', 'halloween', 'birthday']

/** From so many different ones on they keep themselves company. */
const CROWD = 4

/** Which small things may join those a page is about, out of those that live there. */
export function companyFor(
  names: readonly string[],
  { actors, theme, detail }: { actors: readonly Actor[]; theme: ThemeName; detail: Detail },
): readonly string[] {
  const kinds = new Set(actors.map(({ plain }) => plain.name))
  if (isSolemn(actors) && !FEASTS.includes(theme)) return []
  const fitting = detail === 3 ? names.filter((name) => !CHILDISH.test(name)) : names
  return kinds.size < CROWD ? fitting : fitting.slice(0, 1)
}

export const isSolemn = (actors: readonly Actor[]): boolean => actors.some(({ plain }) => SOLEMN.test(plain.name))
