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
  /^travel-places\/time\/(.*clock|hourglass done|watch)$/,
  /^activities\//,
  /^objects\/(?!medical|money|lock|sound)/,
  /^objects\/money\/(coin|treasure chest|money bag)/,
  /^objects\/lock\/(key|old key|locked$)/,
  /^objects\/medical\/(stethoscope|adhesive bandage)/,
  /^objects\/sound\/(bell|megaphone)$/,
  /^people-body\/(person|person-role|person-fantasy|person-sport|person-activity|person-resting)\//,
  /^people-body\/family\/(family$|people holding hands)/,
  /^people-body\/person-symbol\/footprints/,
  /^people-body\/hand-fingers-(open|closed)\/(waving hand|raised hand|thumbs up)$/,
  /^people-body\/body-parts\/(flexed biceps|foot|ear|nose|brain|anatomical heart|lungs|tooth|bone|eye|mouth)$/,
  /^smileys-emotion\/(heart|face-costume|cat-face|monkey-face|face-smiling|face-hat|face-glasses)\//,
  /^smileys-emotion\/face-affection\//,
  /^smileys-emotion\/face-(concerned|negative|sleepy|tongue)\/(crying|slightly frowning|angry|fearful|sleeping) face$/,
  /^smileys-emotion\/face-(concerned|negative|tongue)\/(face with (open mouth|tongue)|skull)$/,
  /^extras-openmoji\/(animals-nature|gardening)\//,
  /^extras-openmoji\/food-drink\/(cake|pretzel|pomegranate|boule bread|half orange|(glass|plastic) bottle)/,
  /^extras-openmoji\/travel-places\/(eiffel tower|space shuttle|town|great pyramid|lighthouse)/,
  /^extras-openmoji\/objects\/(armchair|first aid kit|milk jug|moka pot)/,
  /^extras-openmoji\/technology\/(washing machine|drone|tablet)/,
  /^extras-openmoji\/people\/(horse riding|person with dog|windsurfing)/,
  /^extras-openmoji\/climate-environment\/wind energy/,
  /^extras-unicode\/symbol-other\/white chess/,
  /^symbols\/other-symbol\/(sparkle|fleur-de-lis|recycling symbol)/,
  /^symbols\/religion\/(latin cross|star and crescent|yin yang)/,
]

/** Not on a child's page. */
const UNSUITABLE = new RegExp(
  [
    'pistol|dagger|swords|bomb|cigarette|smok|coffin|urn|knife$|drunk|crossbones|blood|syringe|razor|guillotine',
    'beer|wine|cocktail|sake|clinking|tumbler|champagne|bottle with|tropical drink|slot machine|love hotel|pregnant|breast',
    'bikini|briefs|swimsuit|kiss|massage|steamy|biting|horns|supervillain|wrestling|bunny ears|levitating',
    'cockroach|nuclear|derelict|kaaba|poker|mahjong|firecracker|fight cloud|broken heart|^trump$',
    'collision|anger|mouse trap|plunger|prayer|cane|feeding baby|skullcap|(person|^man) with veil|woman in tux|person in tux|(person|woman) wearing turban|baby symbol|joker',
    'barber|oil drum|fuel pump|moyai|placard|identification|elevator|restroom|handball|polo$|(person|woman): beard|bald|red hair|white hair',
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
