/** Parts that whoever lives has anyway: they are drawn with them. */
export const PARTS_OF_ALL: ReadonlySet<string> = new Set(
  (
    'eye eyes ear ears nose mouth leg legs arm arms hand hands foot feet head heads face faces body belly tummy teeth ' +
    'paw paws tongue claw claws fin fins fur tail tails spot spots stripe stripes feather feathers'
  ).split(' '),
)

/** Parts that only some have, and the drawings that show them. */
export const PARTS_OF_SOME: readonly (readonly [words: string, owners: RegExp])[] = [
  [
    'wing wings',
    /bird|butterfly|bee$|bat$|dragon|fairy|angel|owl|eagle|dove|parrot|duck|swan|goose|phoenix|rooster|hen|turkey|pe(?:acock|nguin)|flamingo|beetle|airplane|fly$|unicorn|pigeon|macaw|hummingbird|pterodactyl|chick|stork|heron|seagull|crow|pelican|puffin|ostrich|griffin|mantis/,
  ],
  [
    'horn horns',
    /unicorn|rhino|dragon|goat|ram$|cow|ox$|bison|ogre|deer|bull|narwhal|triceratops|moose|boar|goblin|troll/,
  ],
  ['beard beards mustache moustache', /santa|elf|mage|bearded|goat|genie|merman|old man|prince|dwarf|pirate|viking/],
  ['antler antlers', /deer|moose/],
  ['mane', /lion|horse|unicorn|zebra|pony/],
  ['tusk tusks', /elephant|mammoth|boar|walrus|narwhal/],
  ['halo', /angel/],
  ['tears tear', /crying|tears/],
  [
    'hair',
    /^(?:man|woman|boy|girl|child|person|baby|old)|princess|prince$|fairy|mermaid|mage|singer|dancer|superhero|vampire/,
  ],
  ['hole holes', /golf|flag in hole|cheese|doughnut/],
]

/** More or fewer than anybody drawn has: a monster with three eyes. */
export const ODD_NUMBERS =
  /^(?:(?:one|three|four|five|six|seven|eight|[13-9]) eyes?|(?:two|three|four|five|six|seven|[2-9]) heads)$/
