import type { Style } from '../../asked/look.ts'
import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import type { ThemeName } from '../../themes/theme-name.ts'
import { mentionOf } from '../meaning/deeds-of.ts'
import type { Remark } from '../meaning/mentions.ts'
import { isPlace, placeOf } from '../tables/places.ts'

/** They say when rather than where, and need no sign: the end of the school year on a beach shows no school. */
const WHEN =
  /^(?:(?:the )?(?:end|start|beginning) of (?:the )?school(?: year)?|(?:first|last) day of school|school(?: year|s out| is out| holidays?)|back to school)$/i

type Setting = Extract<Remark, { is: 'setting' }>

/** Styles without a landscape. */
const WITHOUT_LAND: ReadonlySet<Style> = new Set(['pattern', 'mandala', 'close-up'])

/** What cannot be in a classroom. */
const OUTDOORS = /transport-(?:ground|air|water)|place-building/

/**
 * The remarks of a page that plays in one place: other places named are there by a sign, such as a cake for a birthday
 * on the beach, or are missing.
 */
export function shownPlaces(remarks: readonly Remark[], style: Style): Remark[] {
  const others = remarks.filter((remark) => remark.is !== 'setting')
  const isBare = WITHOUT_LAND.has(style) && others.length > 0
  const isInClass = !others.some(isOutdoors)
  const canShow = ({ theme }: Setting): boolean => !isBare && (theme !== 'school' || isInClass)
  const deciding = decidingPlace(remarks.filter(isSetting).filter(canShow))
  const signed = new Set<Drawing | undefined>(
    others.flatMap(({ mention }) => (mention?.meaning.is === 'thing' ? [mention.meaning.drawing] : [])),
  )
  const signs: Remark[] = []
  const shown = remarks.flatMap((remark): Remark[] => {
    if (!isSetting(remark)) return [remark]
    if (remark.theme === undefined || (canShow(remark) && isShown(remark, deciding)))
      return [remark.weather || remark.theme === deciding?.theme ? remark : { ...remark, rank: Infinity }]
    if (deciding && WHEN.test(remark.word)) return [{ ...remark, theme: undefined }]
    const sign = style === 'close-up' ? undefined : drawingNamed(placeOf(remark.theme).sign)
    if (sign === undefined) return [{ is: 'missing', word: remark.word, theme: undefined, mention: undefined }]
    if (signed.has(sign)) return [{ ...remark, theme: undefined }]
    signed.add(sign)
    signs.push(signOf(remark, sign))
    return []
  })
  // Those before are known by their place in the list.
  return [...shown, ...signs]
}

const signOf = ({ word }: Setting, sign: Drawing): Remark => {
  const mention = mentionOf(word, [sign], undefined)
  return { is: 'mention', word, mention: { ...mention, meaning: { is: 'thing', drawing: sign } } }
}

const isSetting = (remark: Remark): remark is Setting => remark.is === 'setting'

const isShown = ({ theme, weather }: Setting, deciding: Setting | undefined): boolean =>
  weather !== undefined || theme === deciding?.theme || isAlsoShown(theme as ThemeName, deciding?.theme)

const isAlsoShown = (theme: ThemeName, by: ThemeName | undefined): boolean =>
  by !== undefined && placeOf(by).alsoShown.includes(theme)

const isOutdoors = (remark: Remark): boolean => {
  const meaning = remark.is === 'mention' ? remark.mention.meaning : undefined
  return meaning?.is === 'thing' && OUTDOORS.test(meaning.drawing.kind)
}

/** Of places where one shows the other that one; where there is a place, a feast is kept there. */
function decidingPlace(settings: readonly Setting[]): Setting | undefined {
  const places = settings.filter(({ theme, weather }) => theme !== undefined && !weather)
  const outer = places.filter((place) => !places.some((other) => contains(other, place)))
  const lasting = outer.filter(({ theme }) => !isPlace(theme, 'feast'))
  return (lasting.length > 0 ? lasting : outer).reduce<Setting | undefined>(
    (best, place) => (best && best.rank <= place.rank ? best : place),
    undefined,
  )
}

const contains = ({ theme: outer }: Setting, { theme: inner }: Setting): boolean =>
  isAlsoShown(inner as ThemeName, outer) && !isAlsoShown(outer as ThemeName, inner)
