/** What somebody has in the hand who does something, where the prompt names no such thing, with the words for doing it. */
export const PROPS: readonly (readonly [drawing: string, words: string])[] = [
  ['open book', 'reading, reads, read'],
  ['paintbrush', 'painting, paints'],
  ['pencil', 'writing, writes'],
  ['cooking', 'cooking, cooks, frying'],
  ['fishing pole', 'fishing'],
  ['broom', 'sweeping, sweeps'],
  ['hair pick', 'combing, combs, brushing hair, brushing her hair, brushing his hair, brushing its hair'],
  ['toothbrush', 'brushing, brushes'],
  ['camera', 'photographing, taking photos, taking a photo, taking pictures'],
  ['cup with straw', 'drinking, drinks'],
  ['carrot', 'feeding, feeds, feed, fed'],
  ['hammer', 'building, builds, build, fixing, fixes, repairing, repairs, hammering'],
  ['spade', 'digging, digs, planting, plants'],
  ['watering can', 'watering, waters'],
  ['sponge', 'washing, washes, bathing, cleaning, cleans'],
  ['stethoscope', 'examining, curing, healing'],
  ['scissors', 'cutting, cuts'],
  ['yarn', 'knitting, knits, crocheting'],
  ['axe', 'chopping, chops'],
  ['basket', 'collecting, collects, gathering, picking, picks'],
  ['magnifying glass tilted left', 'exploring, explores, searching, investigating, looking for'],
  ['laptop', 'typing, coding, working on a computer'],
  ['telephone receiver', 'phoning, calling, calls'],
  ['telescope', 'stargazing'],
]

/** Instead of that, where it is done to somebody or something of such a name. */
export const SUITED: readonly (readonly [drawing: string, whom: RegExp, instead: string])[] = [
  ['carrot', /cat$|cat face|penguin|seal|dolphin|otter/, 'fish'],
  ['carrot', /dog|wolf|poodle/, 'bone'],
  ['carrot', /monkey|gorilla|orangutan/, 'banana'],
  ['carrot', /duck|swan|goose|pigeon|bird|chick|hen|rooster|fish/, 'bread'],
  ['carrot', /^baby$/, 'baby bottle'],
  ['carrot', /giraffe|koala|sloth|dinosaur|sauropod/, 'herb'],
  ['hammer', /snowman|sandcastle/, 'spade'],
  ['toothbrush', /horse|dog|cat|pony|unicorn|llama|sheep|ewe/, 'hair pick'],
]
