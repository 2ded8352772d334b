import type { Drawing } from '../library/drawing.ts'

/** Where a thing belongs. */
export type Element = 'ground' | 'air' | 'afloat' | 'under water' | 'in space'

const AIR =
  /\b(butterfly|honeybee|firefly|seagull|hummingbird|dragonfly|pterodactyl|mosquito|drone|bat|dove|eagle|phoenix|airplane|helicopter|airship|balloon|kite|parachute|fly|hearts?|ghost|angel|clouds?|rainbow|fireworks|sparkles|wing|feather|sun|moon|star|comet|snowflake|droplet|flying disc|boomerang|musical notes?|fairy|party popper|confetti ball|bubbles|tornado|cableway|tramway|suspension railway)\b/
const NOT_AIR = /airplane arrival|moon viewing|moon cake|star of|night with|woman|\bman\b|sun hat/
const AFLOAT =
  /\b(sailboat|canoe|gondola boat|speedboat|ship|ferry|motor boat|open boat|duck|swan|surfing|rowing boat|swimming|ring buoy)\b/
const UNDER =
  /\b(fish|goldfish|blowfish|shark|octopus|whale|dolphin|jellyfish|squid|seal|coral|shrimp|lobster|porpoise|narwhal|beluga|orca|mermaid|merperson|merman|oyster|spiral shell|scallop shell|seahorse|starfish|sea turtle|manta ray|plesiosaur|tadpole|submarine)\b/
const SPACE = /\b(rocket|flying saucer|satellite|space shuttle|ringed planet|globe showing|milky way)\b/

/** What never flies or swims, whatever its name says: food, clothes, faces, trees. */
const ALWAYS_STANDS = /^(food-drink|objects\/clothing|smileys-emotion\/(?!heart|face-costume)|animals-nature\/plant)/

/** Where a drawing belongs when nothing else is said. */
export function elementOf({ name, kind }: Pick<Drawing, 'name' | 'kind'>): Element {
  if (ALWAYS_STANDS.test(kind)) return 'ground'
  if (SPACE.test(name)) return 'in space'
  if (UNDER.test(name)) return 'under water'
  if (AFLOAT.test(name)) return 'afloat'
  return AIR.test(name) && !NOT_AIR.test(name) ? 'air' : 'ground'
}

const TINY =
  /^(ant|honeybee|dragonfly|mosquito|hummingbird|lady beetle|bug|snail|worm|beetle|cricket|fly|firefly|praying mantis|spider|butterfly|mouse|mouse face|hamster)$/
const SMALL =
  /seahorse|starfish|^(?:crow|seagull|puffin|mole|meerkat|tadpole|chameleon)$|scallop shell|clay lamp|bauble|nest$|mouse|rooster|chicken|duck$|turkey|owl$|^bird|parrot|pigeon|hamster|chick$|frog|hedgehog|chipmunk|baby|mushroom|^(red|green) apple$|cherries|strawberry|cookie|candy|lollipop|egg$|key$|ring$|acorn|gem stone|pencil|crayon|ball$|yarn|cupcake|doughnut|flower|blossom|tulip|rose$|leaf|bell$|sock|coin|^basket|bucket|sheaf of rice|herb|seedling|shamrock|clover|squirrel|lizard|crab|shrimp|shell|goldfish|^fish$|tropical fish|blowfish/
const MIDDLE =
  /^(boy|girl|child|student|dog|dog face|poodle|guide dog|cat|cat face|black cat|rabbit|rabbit face|fox|raccoon|badger|skunk|otter|beaver|koala|sloth|monkey|monkey face|penguin|goose|swan|flamingo|peacock|ewe|goat|pig|pig face|turtle|fairy|elf|capybara)$/
const LARGE =
  /\b(elephant|giraffe|mammoth|rhinoceros|hippopotamus|sauropod|t-rex|spinosaurus|ankylosaurus|plesiosaur|whale|hut|tractor|tent|carousel horse|airship|van|cement mixer|rocket|fountain|hammock|branch|truck|igloo|sailboat|couch and lamp|helicopter|airplane|flying saucer|bed|table|rock|wall|carriage|digger|triceratops|stegosaurus|submarine|trampoline|swing|telephone box|piano|throne|magic carpet|bamboo|horse|cow|cow face|ox|water buffalo|bison|camel|moose|polar bear|gorilla|unicorn|dragon|dragon face|shark|crocodile)$/
const HUGE =
  /\b(castle|house|shop|bakery|cottage|cabin|taj mahal|gondola boat|monster truck|garbage truck|houses|house with garden|tree|bus|train|locomotive|fire engine|lorry|ship|ferry|ferris wheel|tower|building|school|church|roller coaster|volcano|mountains?|stadium|hospital|barn|windmill|lighthouse|temple|mosque|circus tent|factory|hotel|store|pyramid of giza|bridge|treehouse|stable|greenhouse|cave)$/

/** What one can hold between two fingers, or nearly. */
const CRUMB =
  /^(egg|acorn|chestnut|cookie|candy|cherries|strawberry|coin|key|ring|pencil|crayon|blueberries|olive|peanuts|bauble|clay lamp)$/

/** What one can hold in a hand, by OpenMoji's groups. */
const HELD = /^(food-drink|objects\/(?!.*(household|musical))|activities\/(?!event))/
const NOT_HELD = /cake|tree|sunflower|wastebasket|bed$|couch|bathtub|door$|teddy|mailbox|postbox/

/** How large a thing is beside others (1 is an animal or a child): enough to tell, not true to life. */
export function sizeOf({ name, kind }: Pick<Drawing, 'name' | 'kind'>): number {
  if (TINY.test(name)) return 0.5
  if (CRUMB.test(name)) return 0.28
  if (HELD.test(kind) && !NOT_HELD.test(name)) return 0.4
  if (SMALL.test(name) || kind === 'animals-nature/plant-flower') return 0.66
  if (MIDDLE.test(name)) return 0.8
  if (HUGE.test(name)) return 1.55
  return LARGE.test(name) || kind === 'symbols/alphanum' ? 1.3 : 1
}

/** Open at the top, and large enough for somebody to peep out of. */
export const VESSEL =
  /^(?:teacup without handle|hot beverage|basket|bucket|package|wheelbarrow|shopping cart|empty nest|bathtub|treasure chest|wrapped gift|pot of food|bowl with spoon)$/

/** How much of a thing that swims lies below the water (share of its height). */
export const DRAUGHT = 0.12
