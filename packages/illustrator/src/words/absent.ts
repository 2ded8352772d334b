import type { ThemeName } from '../themes/theme-name.ts'

/**
 * What people ask for and the library lacks, so that a part of it is not drawn instead (the balloon of "hot air
 * balloon", the fish of "starfish") and no similar word is taken for it. The theme is the least we can offer.
 */
export const ABSENT: readonly (readonly [words: string, theme?: ThemeName])[] = [
  [
    'submarine, seahorse, sea horse, starfish, star fish, stingray, manta ray, sea urchin, sea anemone, ' +
      'anemone, eel, swordfish, diver, scuba diver, sea monster, loch ness monster, shipwreck, plankton',
    'underwater',
  ],
  [
    'knight, sword, minotaur, centaur, griffin, gryphon, hydra, carriage, pumpkin carriage, drawbridge, ' +
      'gingerbread man, gingerbread, gingerbread men, beanstalk, dungeon',
    'fairytale',
  ],
  [
    'pirate, pirate flag, pirate captain, pirate hat, captain, sailor, captain hook, fisherman, viking, ' +
      'jolly roger, raft',
    'sea',
  ],
  [
    'digger, excavator, bulldozer, dump truck, dumper truck, garbage truck, cement mixer, concrete mixer, ' +
      'road roller, steamroller, forklift, tow truck, recycling truck, tank, army tank, rubbish truck, ' +
      'bin lorry, snow plow, snowplow, cement truck, loader, backhoe, quad bike, crane truck, tanker, ' +
      'petrol station, gas station, fuel pump',
    'road',
  ],
  [
    'hot air balloon, air balloon, airship, blimp, zeppelin, drone, jetpack, magic carpet, flying carpet, ' +
      'stork, pelican, toucan, vulture',
    'sky',
  ],
  [
    'fire station, police station, mailman, postman, mail carrier, hairdresser, barber, fire hydrant, ' +
      'street lamp, lamppost, spider man, spiderman, waiter, waitress, cashier',
    'city',
  ],
  [
    'triceratops, stegosaurus, pterodactyl, pterosaur, ankylosaurus, spinosaurus, plesiosaur, caveman, ' +
      'fossil, dinosaur egg, dino egg, dinosaur bone, dinosaur skeleton, parasaurolophus, megalodon',
    'dinosaurs',
  ],
  [
    'zombie, skeleton, skull, egyptian mummy, frankenstein, witch hat, witches hat, witchs hat, ' +
      'gravestone, tombstone, coffin, candy corn',
    'halloween',
  ],
  ['walrus, puffin, eskimo, ice castle, ice palace, snow globe, snowsuit, icicle, ice skater, figure skater', 'winter'],
  [
    'ornament, bauble, christmas ornament, christmas bauble, wreath, christmas wreath, candy cane, ' +
      'christmas lights, mistletoe, holly, advent calendar, christmas bell, jingle bells, manger, ' +
      'baby jesus, jesus',
    'christmas',
  ],
  ['meerkat, hyena, ostrich, gnu, wildebeest, aardvark, emu', 'savanna'],
  ['lemur, tapir, anteater, armadillo, piranha, vine, tarzan, platypus, capybara, tiki', 'jungle'],
  ['cowboy, cowgirl, sheriff, tumbleweed, sphinx, pharaoh', 'desert'],
  [
    'dragonfly, dragon fly, firefly, fire fly, centipede, millipede, mosquito, cocoon, chrysalis, beehive, ' +
      'bee hive, hive, honeycomb, watering can, slug, lily, orchid, iris, pansy, scarecrow, praying mantis, ' +
      'flea, marigold',
    'garden',
  ],
  [
    'mole, weasel, ferret, lynx, puma, cougar, possum, opossum, mongoose, coyote, pinecone, pine cone, ' +
      'jackal, marmot, little red riding hood, red riding hood',
    'forest',
  ],
  ['tadpole, heron, crane bird, kingfisher', 'pond'],
  [
    'lego, building blocks, toy blocks, blocks, jack in the box, spinning top, puppet, slime, pillow, ' +
      'blanket, cushion, curtain, wardrobe, fridge, refrigerator, oven, washing machine, hoover, ' +
      'vacuum cleaner, bookshelf, cradle, crib, stroller, pram, buggy, slinky',
    'room',
  ],
  ['xylophone, tambourine, bagpipes, bagpipe, cymbal, tuba, harmonica', 'music'],
  ['jump rope, skipping rope, hula hoop, hopscotch, monkey bars, zip line', 'playground'],
  [
    'blackboard, chalkboard, desk, school desk, glue, eraser, rubber, sharpener, alphabet, letters, numbers, number',
    'school',
  ],
  ['trapeze, tightrope, unicycle, lion tamer, ringmaster, cotton candy, candy floss', 'circus'],
  [
    'plum, fig, asparagus, cauliflower, celery, popsicle, ice lolly, macaron, marshmallow, gummy bear, ' +
      'jelly bean, jellybean, gummy bears, jelly beans, steak, ham, lasagna, mac and cheese, nachos, ' +
      'meatball, ketchup, mustard, wine glass, blender, rolling pin, oven mitt, toaster, apron',
    'table',
  ],
  [
    'skeleton key, sea cucumber, hot water bottle, bow tie, toy story, paw patrol, hello kitty, peppa pig, ' +
      'spongebob, sponge bob, pikachu, pokemon, mickey mouse, minnie mouse, my melody, angry birds, ' +
      'sonic the hedgehog, cat woman, catwoman, iron man, ant man, black panther, ninja turtles, ' +
      'ninja turtle, kung fu panda, lion king, super mario, donkey kong, hot wheels, among us, care bears, ' +
      'winnie the pooh, paddington bear, ice age, the incredible hulk, captain america, baby yoda, ' +
      'star wars, buzz lightyear, thomas the tank, bob the builder, my hero academia, sailor moon, ' +
      'dragon ball',
  ],
  ['tooth, bone, dog bone'],
  [
    'flag, tray, swimming pool, towel, shelf, bottle, vase, napkin, fan, hose, net, nail, screw, drill, ' +
      'pliers, pump, tape, cage',
  ],
  ['fence, gate, hedge, circle, square, triangle, rectangle'],
  [
    'letter a, letter b, letter c, letter d, letter e, letter f, letter g, letter h, letter i, letter j, ' +
      'letter k, letter l, letter m, letter n, letter o, letter p, letter q, letter r, letter s, letter t, ' +
      'letter u, letter v, letter w, letter x, letter y, letter z',
    'school',
  ],
]
