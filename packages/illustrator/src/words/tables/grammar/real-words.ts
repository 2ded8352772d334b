/**
 * English words that are one letter away from something with a meaning here, and are not meant by it: nobody who asks
 * for paper wants a pager, and Martin is no Martian.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
  align anger angle apply aunts backward badge bakes battle beads bearer beast beech bench binds bingo bitter block
  blush boarding bored bother braid brand bravery break breed bricks bride broad broke buffer bullet bunch butler
  cannon caper cares caret caste cells certain chain charge charm chart chasm cheat check cheek chipper choir clash
  clasp clasps click cloak closer clove coats comics compute computed concept concern controlled convert copper
  cords cough cover covers crank crash crate creak creed creep crest crown cruel dagger daily dancing danger deals
  deer doors dragged driver drunk dumping easier erase erased factor fairly fence ferret fiend filed flake flare
  flaws flood floss flour flute folds former forts frees fried fringe frost froze games garbage giggle glare glide
  gloss gloves google grace grams grant graph grasp grate grave groan groom gross guess guest hamper hazel heaps
  heard honor hostel hours hover inject insert inspect kernel lances larger latch latter leader leads leaks lease
  leave lemur linear linen lines linking litter liver loaded lodge logging loved magma manage manager manner marco maple
  marked marker marsh martial masks matching media merge metal meter minor moral mount mourn moved nurse oliver
  olives outer packaged padding paddle paddy pager pains paled panty paper parent parity parse partly paste patents
  patty pearl perch persona phase phony pines plaid plain plane plank plans plaza pluck plume point pointer pointing
  poker policy polite polka porch portion pouch pouts prance prank prawn prevent price pride prime printed printing
  processor prone proud prune pulse puppet quail quake queer quill quilt racket raising ranch rapid ratio recorded
  reorder retrieve retrieved rider roast robber rocker roger roman roost rouge rules salon sampling sauce scale
  scanner scant scare scold scoop score scout scream scuttle seats setter settle shack shader shady shallow shame
  shape shard sharp shave sheen sheer shift shimmer shine shipper shook shoots shove showed shrub siren skater skill
  slate slave sleds sleet slice slimy sling slippery slope slots slower slush smell smoke snack snare snarl sneak
  snoop snore snort solar spaced spare spark speak spear spell spice spike spine spinner spite spoil spoke sprint
  squad squat squirt stack staff stage stain stair stake stale stall stamp staple stare state status steal steam
  steed steep stern stick sting stock stool stoop stored stove straw streamed string stroll strut stunt subset
  suffer sugar swamp swarm sweat sweep swell swept swift sworn tails taker tangle tanner taper tarts tease threat
  tiana tiled timer toads topics touch track trailer tramp treat trend trial tribe trick troop trout trunk twine
  twist twitter vases verse vines wafer waited waker waltz wheel whirl whole widow wines wings winner woody words
  worked worry writer yarns
  pairs number case cannot browser starting trigger point alter spawn breach treaty waive bracket linker judged waiver
  freeze preset lacked email safer sibling defective health bower confer statute shrink insert modal sander numeral
  globe compute graph slack flowed backer collide banned boxed spoof chopped stalling tweet singe purge hardest breeze
  screwy stacks flowing petal petals trace pouring sewing stirring sharing shore shower sheet shell chill child chalk
  grain greed pearls plate plates poser rattle saddle ladle lace laces beaded braided tassel wreathe breath breathe
  steve brian helmut monet monty aaron angela barry brooke frances laurie leonard margot maria marian marie marion marisa martin martina peggy shane
  layer layers shelly sidney sonia valentina walter wendy patsy
  barking biking combs easing frying glides hoping leading leaning leaps packing pairs pecking placing raking rising
  skipping skipped slipping antler antlers soaring staring stinging sweeping sweeps
`.split(/\s+/),
)
