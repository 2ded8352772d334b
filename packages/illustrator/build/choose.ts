/** One entry of OpenMoji's own list. */
export interface Entry {
  readonly hexcode: string
  readonly group: string
  readonly subgroups: string
  readonly annotation: string
  readonly tags: string
  readonly openmoji_tags: string
  readonly skintone: string
}

/** Groups and subgroups with things to draw; signs, flags, brands, gestures and medical matters are left out. */
const WANTED = [
  /^animals-nature\//,
  /^food-drink\//,
  /^travel-places\/(?!time)/,
  /^travel-places\/time\/.*clock$/,
  /^activities\//,
  /^objects\/(?!medical|money|lock|sound)/,
  /^objects\/money\/(coin|treasure chest|money bag)/,
  /^objects\/lock\/(key|old key)/,
  /^objects\/sound\/(bell|megaphone)$/,
  /^people-body\/(person|person-role|person-fantasy|person-sport|person-activity|person-resting)\//,
  /^people-body\/family\/(family$|people holding hands)/,
  /^people-body\/person-symbol\/footprints/,
  /^smileys-emotion\/(heart|face-costume|cat-face|monkey-face|face-smiling|face-hat|face-glasses)\//,
  /^smileys-emotion\/face-affection\//,
  /^extras-openmoji\/(animals-nature|gardening)\//,
  /^extras-openmoji\/food-drink\/(cake|pretzel|pomegranate|boule bread|half orange)/,
  /^extras-openmoji\/travel-places\/(eiffel tower|space shuttle|town|great pyramid|lighthouse)/,
  /^extras-openmoji\/objects\/armchair/,
  /^extras-openmoji\/people\/(horse riding|person with dog|windsurfing)/,
  /^extras-openmoji\/climate-environment\/(wind energy|iceberg)/,
  /^extras-unicode\/symbol-other\/white chess/,
  /^symbols\/other-symbol\/(sparkle|fleur-de-lis)/,
]

/** Not on a child's page. */
const UNSUITABLE = new RegExp(
  [
    'pistol|dagger|swords|bomb|cigarette|smok|coffin|headstone|urn|knife$|drunk|skull|blood|syringe|razor|guillotine',
    'beer|wine|cocktail|sake|clinking|tumbler|champagne|bottle with|tropical drink|slot machine|love hotel|pregnant|breast',
    'bikini|briefs|swimsuit|kiss|massage|steamy|biting|horns|zombie|supervillain|wrestling|bunny ears|levitating|meat on',
    'cut of meat|cockroach|mosquito|microbe|nuclear|derelict|kaaba|poker|mahjong|firecracker|fight cloud|broken heart|^trump$',
    'collision|anger|mouse trap|toilet$|plunger|prayer|cane|feeding baby|turban|skullcap|veil|tuxedo|baby symbol|joker',
    'barber|oil drum|fuel pump|moyai|placard|identification|elevator|restroom|handball|polo|beard|bald|red hair|white hair',
    'facing right|suit levitating|curly hair|blond hair|Claus man|black cat|black bird|seat$|passport|mx claus|^snowman$|^chicken$',
  ].join('|'),
  'i',
)

export function isWanted({ group, subgroups, annotation, skintone }: Entry): boolean {
  const path = `${group}/${subgroups}/${annotation}`
  return skintone === '' && WANTED.some((pattern) => pattern.test(path)) && !UNSUITABLE.test(annotation)
}

/** Who looks out of black eyes; on everything else a black disc is a thing to colour, such as a ball on a tree. */
export function hasEyes({ group, annotation }: Entry): boolean {
  return /^(animals-nature|people-body|smileys-emotion)$/.test(group) || EYED.test(annotation)
}

const EYED = /teddy|snowman|lantern|doll|face|robot|fish|dog|horse|piñata|performing arts|carp/i
