import type { Drawing } from '../library/drawing.ts'

/** Where a thing belongs. */
export type Element = 'ground' | 'air' | 'afloat' | 'under water' | 'in space'

const AIR =
  /butterfly|honeybee|^bat$|dove|^eagle|phoenix|airplane(?! arrival)|helicopter|balloon$|^kite$|parachute|^fly$|heart|ghost|angel|cloud|rainbow|fireworks|sparkle|^wing|feather|^sun|moon|star|comet|snowflake|droplet|flying disc|boomerang|musical note|leaf|fairy$|party popper|confetti|bubbles|tornado|dizzy|mountain cableway|aerial tramway|suspension railway|drone/
const NOT_AIR = /starfish|woman|man |moon viewing|moon cake|sunflower|sunrise|sunset|star of|snow cloud|four leaf/
const AFLOAT = /sailboat|canoe|speedboat|ship$|ferry|motor boat|duck|swan|surfing|rowing|swimming|ring buoy/
const UNDER =
  /fish|shark|octopus|whale|dolphin|jellyfish|squid|seal$|coral|shrimp|lobster|porpoise|narwhal|beluga|orca|mermaid|merperson|merman|oyster|spiral shell|diving mask/
const SPACE = /rocket|flying saucer|satellite$|space shuttle|ringed planet|globe showing|milky way/

/** Where a drawing of that name belongs when nothing else is said. */
export function elementOf(name: string): Element {
  if (SPACE.test(name)) return 'in space'
  if (UNDER.test(name)) return 'under water'
  if (AFLOAT.test(name)) return 'afloat'
  if (AIR.test(name) && !NOT_AIR.test(name)) return 'air'
  return 'ground'
}

const TINY = /^ant$|honeybee|lady beetle|^bug$|snail|worm|beetle|cricket|^fly$|spider$|butterfly|caterpillar/
const SMALL =
  /mouse|rooster|chicken|duck$|turkey|owl$|^bird|parrot|pigeon|hamster|chick$|frog|hedgehog|chipmunk|baby|mushroom|^(red|green) apple$|cherries|strawberry|cookie|candy|lollipop|egg$|key$|ring$|acorn|gem stone|pencil|crayon|ball$|yarn|cupcake|doughnut|flower|blossom|tulip|rose$|leaf|bell$|sock|coin/
const LARGE =
  /elephant|giraffe|mammoth|rhinoceros|hippo|sauropod|t-rex|whale|castle|house|hut|tree$|bus$|train|locomotive|tractor|fire engine|lorry|ship|ferry|ferris|tower|building|school|church|tent|carousel|roller coaster|volcano|mountain|crane|construction|rocket|fountain|stadium|hospital/

/** What one can hold in a hand, by OpenMoji's groups. */
const HELD = /^(food-drink|objects\/(?!.*(household|musical))|activities\/(?!event)|animals-nature\/plant-flower)/
const NOT_HELD = /cake|tree|bed$|couch|bathtub|door$|teddy/

/** How large a thing is beside others (1 is an animal or a child): enough to tell, not true to life. */
export function sizeOf({ name, kind }: Pick<Drawing, 'name' | 'kind'>): number {
  if (TINY.test(name)) return 0.6
  if (HELD.test(kind) && !NOT_HELD.test(name)) return 0.58
  if (SMALL.test(name)) return 0.78
  return LARGE.test(name) ? 1.22 : 1
}

/** How much of a thing that swims lies below the water (share of its height). */
export const DRAUGHT = 0.12
