import type { ThemeName } from '../../../themes/theme-name.ts'

/** Words without a drawing, the place they suggest, what is drawn near them, and what more if nothing else is named. */
export type AbsentRow = readonly [
  words: string,
  theme?: ThemeName | undefined,
  nearby?: readonly string[],
  alone?: readonly string[],
]

/**
 * What people ask for and the library lacks, so that a part of it is not drawn instead (the balloon of "hot air
 * balloon", the fish of "starfish") and no similar word is taken for it. The word stays missing, but the page shows
 * what a child would find near it.
 */
export const ABSENT: readonly AbsentRow[] = [
  [
    'seahorse, sea horse, starfish, star fish, stingray, manta ray, sea urchin, sea anemone, ' +
      'anemone, eel, swordfish, plankton',
    'underwater',
    [],
    ['tropical fish', 'coral'],
  ],
  ['submarine, shipwreck', 'underwater', [], ['tropical fish', 'octopus']],
  ['diver, scuba diver', 'underwater', ['diving mask'], ['tropical fish']],
  ['sea monster, loch ness monster', 'underwater', ['octopus']],
  ['knight, knights', 'fairytale', ['prince', 'shield'], ['castle']],
  ['sword', 'fairytale', ['shield']],
  ['minotaur, centaur, griffin, gryphon, hydra', 'fairytale', [], ['dragon face', 'unicorn']],
  ['carriage, pumpkin carriage', 'fairytale', ['horse'], ['princess']],
  ['drawbridge, dungeon', 'fairytale', ['castle']],
  ['gingerbread man, gingerbread, gingerbread men', 'fairytale', ['cookie']],
  ['beanstalk', 'fairytale', ['seedling']],
  [
    'pirate, pirate captain, captain hook, pirate hat, pirate flag, jolly roger',
    'sea',
    ['treasure chest'],
    ['sailboat', 'parrot'],
  ],
  ['captain, sailor, viking, raft', 'sea', ['sailboat']],
  ['fisherman', 'pond', ['fishing pole', 'fish']],
  [
    'digger, excavator, bulldozer, loader, backhoe, road roller, steamroller, forklift, snow plow, snowplow, quad bike',
    'road',
    ['tractor'],
    ['building construction'],
  ],
  [
    'dump truck, dumper truck, cement mixer, concrete mixer, cement truck, tanker, crane truck',
    'road',
    ['articulated lorry'],
    ['building construction'],
  ],
  ['garbage truck, recycling truck, rubbish truck, bin lorry, tow truck', 'road', ['delivery truck'], ['wastebasket']],
  ['petrol station, gas station, fuel pump', 'road', ['automobile']],
  ['tank, army tank', 'road'],
  ['airship, blimp, zeppelin, drone, jetpack', 'sky', [], ['cloud', 'bird']],
  ['magic carpet, flying carpet', 'sky', ['genie']],
  ['stork, pelican, toucan, vulture', 'sky', ['bird']],
  ['fire station', 'city', ['fire engine']],
  ['police station', 'city', ['police car']],
  ['mailman, postman, mail carrier', 'city', ['postbox', 'envelope']],
  ['hairdresser, barber', 'city', ['person getting haircut']],
  ['waiter, waitress, cashier', 'city', ['cook']],
  ['fire hydrant, street lamp, lamppost', 'city'],
  [
    'triceratops, stegosaurus, ankylosaurus, parasaurolophus, plesiosaur, spinosaurus, pterodactyl, pterosaur',
    'dinosaurs',
    [],
    ['sauropod', 't-rex'],
  ],
  ['caveman, fossil, dinosaur bone, dinosaur skeleton', 'dinosaurs', [], ['mammoth', 'sauropod']],
  ['dinosaur egg, dino egg', 'dinosaurs', ['egg'], ['sauropod']],
  ['megalodon', 'underwater', ['shark']],
  ['zombie, frankenstein', 'halloween', ['ogre'], ['bat']],
  ['egyptian mummy', 'desert', ['great pyramid of giza']],
  ['skeleton, skull, gravestone, tombstone, coffin', 'halloween', [], ['ghost', 'jack-o-lantern']],
  ['witch hat, witches hat, witchs hat', 'halloween', [], ['woman mage', 'broom']],
  ['candy corn', 'halloween', ['candy']],
  ['igloo', 'winter', [], ['penguin', 'polar bear']],
  ['walrus', 'winter', ['seal']],
  ['puffin', 'winter', ['penguin']],
  ['ice skater, figure skater', 'winter', ['ice skate'], ['girl']],
  ['ice castle, ice palace', 'winter', ['castle', 'snowflake']],
  ['snow globe, snowsuit, icicle, eskimo', 'winter', [], ['snowman', 'snowflake']],
  [
    'ornament, bauble, christmas ornament, christmas bauble, wreath, christmas wreath, christmas lights, ' +
      'mistletoe, holly, advent calendar',
    'christmas',
    [],
    ['christmas tree', 'wrapped gift'],
  ],
  ['candy cane', 'christmas', ['candy'], ['christmas tree']],
  ['christmas bell, jingle bells', 'christmas', ['bellhop bell'], ['sled', 'deer']],
  ['manger, baby jesus, jesus', 'christmas', [], ['baby', 'ewe', 'star']],
  ['meerkat, hyena, ostrich, gnu, wildebeest, aardvark, emu', 'savanna', [], ['lion', 'giraffe']],
  ['lemur, tapir, anteater, armadillo, platypus, capybara', 'jungle', [], ['sloth', 'parrot']],
  ['piranha', 'underwater', ['fish']],
  ['vine, tarzan, tiki', 'jungle', [], ['monkey face']],
  ['bamboo', undefined, [], ['panda']],
  [
    'cowboy, cowgirl, cowboy on a horse, cowboy riding a horse, cowboy on his horse, cowgirl on a horse, sheriff',
    'desert',
    ['horse riding'],
    ['cactus'],
  ],
  ['tumbleweed', 'desert', ['cactus']],
  ['sphinx, pharaoh', 'desert', ['great pyramid of giza'], ['camel']],
  ['dragonfly, dragon fly, firefly, fire fly, mosquito', 'garden', [], ['butterfly', 'honeybee']],
  ['centipede, millipede, flea, praying mantis, cocoon, chrysalis', 'garden', [], ['bug', 'beetle']],
  ['beehive, bee hive, hive, honeycomb', 'garden', ['honeybee'], ['honey pot']],
  ['watering can', 'garden', [], ['potted plant', 'sunflower']],
  ['slug', 'garden', ['snail']],
  ['lily, orchid, iris, pansy, marigold', 'garden', ['blossom']],
  ['scarecrow', 'farm', ['sheaf of rice'], ['bird']],
  ['lynx, puma, cougar', 'forest', ['leopard']],
  ['mole, weasel, ferret, possum, opossum, mongoose, marmot', 'forest', [], ['badger', 'hedgehog']],
  ['coyote, jackal', 'forest', ['wolf']],
  ['pinecone, pine cone', 'forest', ['evergreen tree'], ['chipmunk']],
  ['little red riding hood, red riding hood', 'forest', ['girl', 'wolf'], ['basket']],
  ['goldilocks', 'forest', ['girl']],
  ['tadpole', 'pond', ['frog']],
  ['heron, crane bird, kingfisher', 'pond', [], ['swan', 'frog']],
  [
    'lego, building blocks, toy blocks, blocks, jack in the box, spinning top, puppet, slime, slinky',
    'room',
    [],
    ['teddy bear', 'puzzle piece'],
  ],
  ['sleeping bag', undefined, ['tent']],
  ['pillow, blanket, cushion, cradle, crib', 'room', [], ['bed', 'teddy bear']],
  [
    'curtain, wardrobe, fridge, refrigerator, oven, washing machine, hoover, vacuum cleaner, bookshelf, ' +
      'stroller, pram, buggy',
    'room',
  ],
  ['xylophone, tambourine, cymbal', 'music', [], ['drum', 'maracas']],
  ['bagpipes, bagpipe, tuba, harmonica', 'music', [], ['trombone', 'accordion']],
  [
    'jump rope, skipping rope, hula hoop, hopscotch, monkey bars, zip line',
    'playground',
    [],
    ['girl', 'playground slide'],
  ],
  [
    'blackboard, chalkboard, desk, school desk, glue, eraser, rubber, sharpener',
    'school',
    [],
    ['pencil', 'straight ruler'],
  ],
  ['alphabet, letters, numbers, number', 'school', [], ['pencil', 'books', 'abacus']],
  ['trapeze, tightrope, unicycle', 'circus', [], ['circus tent', 'person juggling']],
  ['lion tamer', 'circus', ['lion']],
  ['ringmaster, cotton candy, candy floss', 'circus', [], ['circus tent', 'clown face']],
  ['plum, fig', 'table', [], ['peach', 'cherries']],
  ['asparagus, cauliflower, celery', 'table', [], ['broccoli', 'carrot']],
  ['popsicle, ice lolly', 'table', ['soft ice cream']],
  ['macaron, marshmallow', 'table', ['cookie']],
  ['gummy bear, jelly bean, jellybean, gummy bears, jelly beans', 'table', ['candy']],
  [
    'steak, ham, lasagna, mac and cheese, nachos, meatball, ketchup, mustard, wine glass, blender, ' +
      'rolling pin, oven mitt, toaster, apron',
    'table',
  ],
  ['tennis racket, tennis racquet, racket, racquet', 'sport', ['tennis']],
  ['swimming pool, paddling pool', 'beach', ['person swimming'], ['ring buoy']],
  ['tooth', undefined, [], ['toothbrush', 'smiling face']],
  ['bone, dog bone', undefined, [], ['dog face']],
  ['vase', undefined, [], ['bouquet']],
  ['bow tie', undefined, ['ribbon']],
  [
    'skeleton key, sea cucumber, hot water bottle, flag, tray, towel, shelf, bottle, napkin, fan, hose, net, ' +
      'nail, screw, drill, pliers, pump, tape',
  ],
  ['fence, gate, hedge'],
  ['circle, square, triangle, rectangle', 'school', [], ['triangular ruler', 'pencil']],
  [
    'letter a, letter b, letter c, letter d, letter e, letter f, letter g, letter h, letter i, letter j, ' +
      'letter k, letter l, letter m, letter n, letter o, letter p, letter q, letter r, letter s, letter t, ' +
      'letter u, letter v, letter w, letter x, letter y, letter z, ' +
      'number 0, number 1, number 2, number 3, number 4, number 5, number 6, number 7, number 8, number 9, ' +
      'number 10, number one, number two, number three, number four, number five, number six, number seven, ' +
      'number eight, number nine, number ten, number zero',
    'school',
    [],
    ['pencil', 'books', 'abacus'],
  ],
]
