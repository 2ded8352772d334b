import type { ThemeName } from '../../../themes/theme-name.ts'

/**
 * Where a drawing feels at home, for prompts that name no place. Of two subjects the one named first decides.
 */
export const HOMES: readonly (readonly [ThemeName, string])[] = [
  [
    'christmas',
    'nutcracker, holly, snow globe, christmas stocking, gingerbread house, gingerbread man, candy cane, bauble, wreath, manger, santa claus, mrs. claus, christmas tree',
  ],
  ['easter', 'easter egg, basket of eggs'],
  [
    'halloween',
    'egyptian mummy, cauldron, haunted house, witch hat, zombie, skeleton, skull, headstone, jack-o-lantern, ghost, vampire',
  ],
  [
    'birthday',
    'party hat, birthday cake, party popper, piñata, partying face, balloon, confetti ball, fireworks, sparkler',
  ],
  [
    'space',
    'astronaut, man astronaut, woman astronaut, rocket, flying saucer, alien, alien monster, ' +
      'ringed planet, comet, satellite, ' +
      'space shuttle, milky way, telescope, globe showing europe-africa',
  ],
  [
    'underwater',
    'diver, manta ray, seahorse, starfish, sea turtle, scallop shell, submarine, mermaid, merman, merperson, fish, tropical fish, blowfish, shark, octopus, squid, jellyfish, coral, ' +
      'dolphin, whale, orca, ' +
      'spouting whale, spouting-orca, beluga, porpoise, goldfish, diving mask, shrimp, lobster, oyster, narwhal',
  ],
  [
    'dinosaurs',
    'ankylosaurus, spinosaurus, velociraptor, plesiosaur, dinosaur egg, fossil, triceratops, stegosaurus, pterodactyl, sauropod, t-rex, mammoth, dodo',
  ],
  [
    'fairytale',
    'griffin, throne, magic carpet, magic lamp, potion bottle, knight, sword, carriage, princess, prince, person with crown, castle, dragon face, dragon, unicorn, fairy, man fairy, ' +
      'woman fairy, mage, man mage, ' +
      'woman mage, elf, genie, troll, ogre, goblin, phoenix, magic wand, crystal ball, crown, shield, treasure chest',
  ],
  ['circus', 'cotton candy, circus tent, clown face, person juggling, ferris wheel, carousel horse, roller coaster'],
  [
    'winter',
    'snowball, ice skater, walrus, igloo, snowman, snowflake, penguin, polar bear, seal, sled, skis, skier, snowboarder, ice skate, floating iceberg, sleigh, ' +
      'ice hockey, cloud with snow, hairy creature',
  ],
  [
    'sea',
    'sailor, viking, viking ship, gondola boat, seagull, pelican, puffin, treasure map, surfboard, pirate ship, lighthouse, sailboat, ship, passenger ship, ferry, speedboat, motor boat, person surfing, windsurfing, anchor, ' +
      'desert island, ' +
      'lighthouse of alexandria, ocean wave',
  ],
  ['beach', 'pirate, sandcastle, crab, spiral shell, beach with umbrella, palm tree, coconut, ring buoy, thong sandal'],
  [
    'road',
    'ice cream van, monster truck, cement mixer, garbage truck, digger, dump truck, automobile, racing car, sport utility vehicle, pickup truck, delivery truck, articulated lorry, ' +
      'motorcycle, motor scooter, ' +
      'taxi, bus, minibus, fire engine, police car, ambulance, vertical traffic light, oncoming automobile, stop sign',
  ],
  [
    'city',
    'mail carrier, waiter, hairdresser, coffee shop, bakery, flower shop, shop, clock tower, telephone box, recycling bin, roof, street lamp, office building, hospital, convenience store, police officer, woman police officer, detective, ' +
      'statue of liberty, ' +
      'eiffel tower, tram, metro, hotel, bank, church, factory, construction worker, ' +
      'building construction, superhero, ' +
      'woman superhero, bus stop, kick scooter',
  ],
  [
    'sky',
    'airship, jetpack, hot air balloon, airplane, small airplane, helicopter, parachute, pilot, eagle, baby angel',
  ],
  [
    'farm',
    'hen, pumpkin, barn, scarecrow, windmill, stable, cow face, cow, pig face, pig, ewe, ram, goat, rooster, baby chick, hatching chick, tractor, farmer, ' +
      'donkey, turkey, ' +
      'ox, goose, sheaf of rice, man farmer, woman farmer',
  ],
  ['savanna', 'meerkat, ostrich, lion, giraffe, zebra, elephant, rhinoceros, hippopotamus, leopard'],
  [
    'jungle',
    'chameleon, bamboo, lemur, toucan, monkey face, monkey, gorilla, orangutan, tiger, parrot, macaw, sloth, crocodile, snake, ' +
      'panda, koala, flamingo, peacock, lizard',
  ],
  ['desert', 'cowboy, camel, two-hump camel, cactus, scorpion, great pyramid of giza, kangaroo'],
  [
    'mountains',
    'cave, mountains, snow-capped mountain, mountain, volcano, llama, person climbing, mountain cableway, bison',
  ],
  [
    'pond',
    'fisherman, tadpole, heron, stork, platypus, axolotl, waterfall, capybara, frog, duck, swan, beaver, otter, canoe, person rowing boat, lotus, fishing pole',
  ],
  [
    'forest',
    'log cabin, oak leaf, crow, acorn, pinecone, fern, treehouse, fox, bear, wolf, deer, doe, hedgehog, raccoon, badger, chipmunk, boar, moose, mushroom, skunk, tent, ' +
      'camping, evergreen tree, fire',
  ],
  [
    'night',
    'firefly, clay lamp, festive lantern, lantern, menorah, owl, bat, crescent moon, full moon, star, shooting star, glowing star',
  ],
  ['rain', 'puddle, umbrella, cloud with rain, cloud with lightning, umbrella with rain drops, droplet, high voltage'],
  [
    'music',
    'piano, pointe shoes, woman dancing, xylophone, guitar, drum, violin, trombone, musical keyboard, saxophone, flute, harp, accordion, banjo, maracas, ' +
      'long drum, singer, microphone, musical note, musical notes, ballet dancer, mirror ball',
  ],
  [
    'sport',
    'football player, soccer ball, basketball, baseball, volleyball, american football, rugby football, tennis, trophy, ' +
      'sports medal, goal net, person running, bowling, badminton, ping pong, person bouncing ball, ' +
      'person cartwheeling, boxing glove, stadium',
  ],
  [
    'school',
    'blackboard, circle, square, triangle, rectangle, oval, rhombus, pentagon, hexagon, letter a, letter b, letter c, letter d, letter e, letter f, letter g, letter h, letter i, letter j, letter k, letter l, letter m, letter n, letter o, letter p, letter q, letter r, letter s, letter t, letter u, letter v, letter w, letter x, letter y, letter z, number 0, number 1, number 2, number 3, number 4, number 5, number 6, number 7, number 8, number 9, teacher, student, school, pencil, backpack, straight ruler, crayon, scissors, notebook, microscope, ' +
      'scientist, graduation cap, abacus',
  ],
  ['playground', 'skipping rope, trampoline, swing, seesaw, playground slide, skateboard, roller skate'],
  ['bedroom', 'bed, person in bed'],
  ['bathroom', 'toothpaste, toilet, hairbrush, bathtub, person taking bath, toothbrush, shower, soap'],
  ['kitchen', 'cook, cooking'],
  [
    'room',
    'doll, fireplace, bookshelf, toy blocks, wooden table, table lamp, teddy bear, couch and lamp, armchair, chair, yarn, nesting dolls, puzzle piece, ' +
      'television, game die, video game, desktop computer, yo-yo, hamster',
  ],
  [
    'garden',
    'greenhouse, cottage, peony, hydrangea, lavender, orchid, iris, dandelion, mole, praying mantis, basket of flowers, fence, bench, daisy, field poppy, marigold, lily, daffodil, watering can, dragonfly, beehive, hummingbird, stone fountain, well, butterfly, honeybee, lady beetle, snail, bug, ant, worm, beetle, cricket, sunflower, tulip, rose, ' +
      'blossom, hibiscus, seedling, ' +
      'potted plant, wheelbarrow, lawn mower, gardener woman, gardener man, hyacinth, poppy, spider, spider web, bird',
  ],
]

/** Kinds of drawings that make a laid table when there is nothing else. */
export const TABLE_KINDS = /^(?:food-drink|extras-openmoji\/food-drink)/

/** These decide whatever else is on the page: a cow beside a rocket is in space. */
export const STRONG_HOMES: ReadonlySet<ThemeName> = new Set([
  'christmas',
  'halloween',
  'space',
  'underwater',
  'dinosaurs',
  'winter',
])

/** Places with water to swim in or to fish from. */
export const WATERS: ReadonlySet<ThemeName> = new Set(['sea', 'beach', 'pond', 'river', 'underwater'])

/** Places that stay what they are when it rains there or is night; others are as good as any meadow. */
export const IN_ANY_WEATHER: ReadonlySet<ThemeName> = new Set([
  'sea',
  'beach',
  'pond',
  'river',
  'space',
  'winter',
  'road',
  'city',
])

/** Places where no weather is to be seen. */
export const WITHOUT_WEATHER: ReadonlySet<ThemeName> = new Set(['birthday', 'table', 'music', 'circus', 'underwater'])

/** Rooms with a window of their own. */
export const WITH_WINDOW: ReadonlySet<ThemeName> = new Set([
  'room',
  'bedroom',
  'bathroom',
  'kitchen',
  'school',
  'table',
])

/** Furniture that somebody sits or lies on, and the room it stands in. */
export const FURNITURE: Readonly<Record<string, ThemeName>> = {
  bed: 'bedroom',
  chair: 'room',
  armchair: 'room',
  'couch and lamp': 'room',
  bathtub: 'bathroom',
  window: 'room',
}

/** What is out of doors whatever is eaten there, and the place around it. */
export const OPEN_AIR: Readonly<Record<string, ThemeName>> = {
  fire: 'forest',
  tent: 'forest',
  camping: 'forest',
  'picnic blanket': 'meadow',
  shop: 'city',
  'flower shop': 'city',
  'ferris wheel': 'circus',
}

/** They are seen at night. */
export const NIGHTLY =
  /^(?:owl|star|(?:glowing|shooting) star|(?:crescent|full|new|(?:first|last) quarter) moon(?: face)?)$/

export const MOON = /^(?:crescent|full|new|(?:first|last) quarter) moon(?: face)?$/
export const SUN = /^sun(?: with face)?$/

/** Themes with a sun in the sky that may as well play at night. */
export const SUNNY: ReadonlySet<ThemeName> = new Set([
  'clouds',
  'meadow',
  'farm',
  'garden',
  'forest',
  'jungle',
  'savanna',
  'desert',
  'mountains',
  'city',
  'road',
  'sky',
  'fairytale',
  'playground',
])
