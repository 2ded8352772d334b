import type { ThemeName, Weather } from '../../../themes/theme-name.ts'

/**
 * Words that say where or when a page plays; the last say what weather it is, and leave the place to others. The first rows win over later ones: a birthday on the beach is a
 * birthday, a city at night is a city.
 */
export const SETTINGS: readonly (readonly [theme: ThemeName, words: string, weather?: Weather])[] = [
  [
    'halloween',
    'halloween, haloween, trick or treat, trick or treating, haunted, spooky night, costume party, spooky, ' +
      'happy halloween',
  ],
  [
    'christmas',
    'christmas, xmas, christmas eve, merry christmas, christmas day, noel, christmas time, christmastime, ' +
      'christmas morning, ' +
      'xmas day, advent, christmas party, chrismas, cristmas',
  ],
  ['easter', 'easter, easter egg hunt, egg hunt, easter sunday, happy easter, easter morning'],
  [
    'birthday',
    'birthday, birthday party, party, happy birthday, bday, b day, celebration, ' +
      'anniversary, ' +
      'birthday celebration, dance party, celebrations',
  ],
  [
    'space',
    'space, outer space, in space, universe, cosmos, on the moon, on mars, on another planet, ' +
      'around the moon, to the moon, milky way galaxy, in orbit, zero gravity, through space, on a planet',
  ],
  [
    'underwater',
    'underwater, under water, under the water, under the sea, under sea, undersea, under the ocean, ocean floor, ' +
      'sea floor, seabed, deep sea, bottom of the sea, bottom of the ocean, deep ocean, ' +
      'in the deep sea, seaweed, sea bed, ' +
      'under the waves, beneath the sea, kelp, beneath the waves',
  ],
  [
    'winter',
    'winter, snow, snowy, snowing, in the snow, snowfall, snowstorm, ' +
      'frozen, ice rink, skating rink, ' +
      'winter wonderland, snowy forest, wintertime, ' +
      'winter forest, frosty, icy, ' +
      'snowy day, snowy night, snow day, frozen lake, ' +
      'snowy field, winter day, winter night, ice, snowbank, in the ice, on the ice',
  ],
  [
    'dinosaurs',
    'jurassic park, jurassic world, prehistoric, dinosaur world, land of the dinosaurs, land of dinosaurs, ' +
      'age of the dinosaurs, dinosaur land, dino world, dinosaur age, stone age',
  ],
  ['circus', 'circus, circus show, circus ring'],
  [
    'fairytale',
    'fairyland, fairy land, magic land, magical land, enchanted forest, magic forest, magical forest, ' +
      'enchanted, kingdom, ' +
      'once upon a time, wonderland, fairy forest, dreamland, magic kingdom, fairy garden, ' +
      'magical kingdom, medieval, fantasy, fantasy land',
  ],
  ['farm', 'farm, farm yard, barnyard, at the farm, on the farm, countryside, ranch, farmland, ' + 'paddock'],
  ['jungle', 'jungle, rainforest, rain forest, in the jungle, tropics, tropical, tropical forest'],
  ['savanna', 'savanna, savannah, safari, african, on safari'],
  ['desert', 'desert, sahara, in the desert, dunes, wild west, dune, egyptian'],
  [
    'mountains',
    'mountains, in the mountains, alps, up a mountain, valley, mountain range, mountain, mountain top, mountaintop, ' +
      'mountain peak, on a mountain, snowy mountain, snowy mountains, snow capped mountains',
  ],
  [
    'forest',
    'forest, woods, woodland, in the woods, wood land, in the forest, ' +
      'deep forest, pine forest, national park, wilderness',
  ],
  [
    'beach',
    'beach, on the beach, at the beach, seaside, seashore, shore, coast, sand, sandy beach, sandy, ' +
      'seaside holiday, summer holiday, summer vacation, summertime, by the seaside, tropical beach, ' +
      'beach party, shoreline',
  ],
  ['pond', 'pond, lake, in the pond, by the pond, swamp, ' + 'lakeside'],
  [
    'river',
    'canal, on a canal, canals, river, stream, creek, riverbank, brook, riverside, by the river, river bank, bank of a river, bank of the river',
  ],
  ['sea', 'sea, ocean, at sea, on the sea, on the ocean, seas, high seas, ' + 'open sea, on the waves, seven seas'],
  [
    'school',
    'school, back to school, classroom, at school, class, kindergarten, preschool, nursery school, ' +
      'first day of school, last day of school, end of the school year, end of school, end of school year, ' +
      'start of the school year, school year, in the classroom',
  ],
  ['playground', 'playground, in the park, at the park, park, play ground, ' + 'playpark, recess'],
  [
    'music',
    'stage, on stage, on a stage, on the stage, theatre, theater, recital, school play, talent contest, music, concert, music room, music show, singing contest, talent show, rock concert',
  ],
  ['sport', 'match, tournament, sports field, race track, gym'],
  ['kitchen', 'kitchen, in the kitchen'],
  ['table', 'table, restaurant, cafe, on the table, dining table, ' + 'dining room, lunch time, buffet, diner'],
  ['bedroom', 'bedroom, nursery, nursery room, in the bedroom, kids room, childs room, childrens room'],
  ['bathroom', 'bathroom, washroom, in the bathroom'],
  [
    'room',
    'room, living room, playroom, play room, indoors, inside the house, ' +
      'at home, attic, lounge, sitting room, carpet, on a rug, rug',
  ],
  [
    'city',
    'city, town, downtown, village, in the city, in town, in the street, big city, street party, ' +
      'market place, neighborhood, neighbourhood, skyline, cityscape',
  ],
  [
    'road',
    'road, street, highway, motorway, on the road, traffic jam, parking lot, car park, racetrack, ' +
      'race day, road trip',
  ],
  [
    'garden',
    'garden, flower garden, in the garden, backyard, back yard, yard, ' +
      'garden party, spring, springtime, back garden, spring day, spring time',
  ],
  [
    'meadow',
    'meadow, field, grass, hill, hills, in the grass, lawn, on a hill, summer, sunny day, sunny meadow, ' +
      'green field, on the hill, fields, meadows, prairie, sunny, grassland, grassy, summer day, hillside, ' +
      'outside, outdoors, nature',
  ],
  [
    'clouds',
    'in the clouds, above the clouds, through the clouds, on the clouds, over the clouds, among the clouds, ' +
      'up in the clouds, above clouds',
  ],
  ['sky', 'sky, in the sky, in the air, in the sky above, up high, ' + 'blue sky, flying high, through the air'],
  [
    'rain',
    'storm, stormy, thunderstorm, in a storm, in the storm, tempest, stormy weather, ' +
      'thunder and lightning, stormy night, storms, rainstorm',
    'storm',
  ],
  ['rain', 'rain, rainy, in the rain, raining, rainy day, wet weather, april showers, rainfall', 'rain'],
  [
    'night',
    'night, at night, night sky, starry sky, starry night, nighttime, night time, midnight, ' +
      'under the stars, under stars, beneath the stars, below the stars, under a starry sky, under the starry sky, ' +
      'under the night sky, in the dark, in the night, moonlight, moonlit, evening, dark, starlight, starry, ' +
      'darkness, in the evening',
    'night',
  ],
]

/** Places the page shows anyway, whichever theme it has. */
export const SCENERY_WORDS = 'landscape, sunset, sunrise, dawn, dusk, ground, background, air, floor, horizon, land'
