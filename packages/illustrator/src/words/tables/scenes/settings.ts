import type { ThemeName } from '../../../themes/theme-name.ts'
import type { Weather } from '../../../themes/weather.ts'

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
      'birthday celebration, parade, dance party, celebrations',
  ],
  [
    'space',
    'space, outer space, in space, universe, cosmos, galaxies, on the moon, on mars, on another planet, ' +
      'around the moon, to the moon, milky way galaxy, in orbit, zero gravity, through space, on a planet',
  ],
  [
    'underwater',
    'underwater, under water, under the water, under the sea, under sea, undersea, under the ocean, ocean floor, ' +
      'sea floor, seabed, deep sea, bottom of the sea, bottom of the ocean, deep ocean, reef, coral reef, ' +
      'in the deep sea, seaweed, sea bed, ' +
      'under the waves, beneath the sea, kelp, beneath the waves, in an aquarium',
  ],
  [
    'winter',
    'winter, snow, snowy, snowing, in the snow, snowfall, snowstorm, ' +
      'frozen, ice rink, skating rink, ' +
      'winter wonderland, snowy forest, snowy mountains, snowball, snowball fight, wintertime, ' +
      'winter forest, frosty, icy, ' +
      'snowy day, snowy night, snow day, snow fight, snowballs, sledding, sledging, frozen lake, ' +
      'snowy field, winter day, winter night',
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
  [
    'farm',
    'farm, farm yard, barnyard, at the farm, on the farm, stable, countryside, ranch, orchard, farmland, ' +
      'cornfield, paddock, hay bale, in the barn, in a barn, chicken coop',
  ],
  ['jungle', 'jungle, rainforest, rain forest, in the jungle, tropics, tropical, tropical forest, bamboo forest'],
  ['savanna', 'savanna, savannah, safari, african, on safari, waterhole, watering hole'],
  ['desert', 'desert, sahara, in the desert, dunes, oasis, wild west, dune, egyptian'],
  ['mountains', 'mountains, in the mountains, alps, mountain mountain range, cliff, up a mountain, valley, canyon'],
  [
    'forest',
    'forest, woods, woodland, in the woods, wood land, camping, campsite, camp, in the forest, ' +
      'deep forest, hiking, autumn, fall season, pine forest, autumn forest, national park, wilderness, ' +
      'hike, campground, autumn day',
  ],
  [
    'beach',
    'beach, on the beach, at the beach, seaside, seashore, shore, coast, sand, sandy beach, sandy, ' +
      'seaside holiday, summer holiday, summer vacation, summertime, by the seaside, tropical beach, ' +
      'tropical island beach, beach party, shoreline',
  ],
  [
    'pond',
    'pond, lake, river, stream, lily pad, lilypad, in the pond, by the pond, swamp, creek, riverbank, ' +
      'waterfall, brook, lakeside, duck pond, fishing',
  ],
  [
    'sea',
    'sea, ocean, at sea, on the sea, on the ocean, waves, seas, high seas, sailing, harbor, harbour, wave, ' +
      'port, open sea, on the waves, seven seas',
  ],
  [
    'school',
    'school, back to school, classroom, at school, class, kindergarten, preschool, nursery school, ' +
      'first day of school, in the classroom, lesson, nursery, library, laboratory',
  ],
  [
    'playground',
    'playground, sandbox, sandpit, swing, swings, seesaw, in the park, at the park, park, play ground, ' +
      'swing set, see saw, trampoline, playpark, climbing frame, recess',
  ],
  [
    'music',
    'music, concert, music room, music show, singing contest, talent show, song, songs, rock concert, marching',
  ],
  ['sport', 'match, tournament, sports field, race track, gym'],
  [
    'table',
    'kitchen, picnic table, table, restaurant, cafe, on the table, dining table, on a plate, tea time, ' +
      'teatime, dining room, lunch time, buffet, diner',
  ],
  [
    'room',
    'bedroom, room, living room, playroom, play room, bathroom, indoors, inside the house, ' +
      'at home, nursery room, attic, lounge, sitting room, carpet, on a rug, pyjamas, pajamas, rug',
  ],
  [
    'city',
    'city, town, downtown, village, in the city, in town, in the street, big city, street party, ' +
      'market place, neighborhood, neighbourhood, skyline, cityscape',
  ],
  [
    'road',
    'road, street, highway, motorway, race, on the road, traffic jam, parking lot, car park, racetrack, ' +
      'racing, race day, road trip, driveway, garage',
  ],
  [
    'garden',
    'garden, flower garden, in the garden, backyard, back yard, vegetable patch, yard, greenhouse, ' +
      'garden party, spring, springtime, vegetable bed, back garden, spring day, garden path, spring time',
  ],
  [
    'meadow',
    'meadow, field, grass, hill, hills, in the grass, lawn, on a hill, summer, sunny day, sunny meadow, ' +
      'green field, on the hill, fields, meadows, prairie, sunny, grassland, grassy, summer day, hillside, ' +
      'outside, outdoors, nature, dawn',
  ],
  [
    'sky',
    'sky, wind, windy, breeze, in the sky, in the clouds, in the air, in the sky above, up high, ' +
      'clouds in the sky, blue sky, through the clouds, above the clouds, flying high, through the air, ' +
      'airport',
  ],
  [
    'rain',
    'storm, stormy, thunderstorm, in a storm, in the storm, tempest, stormy weather, ' +
      'thunder and lightning, stormy night, storms, rainstorm',
    'storm',
  ],
  ['rain', 'rain, rainy, in the rain, raining, rainy day, wet weather, april showers, rainfall', 'rain'],
  [
    'night',
    'night, at night, night sky, starry sky, starry night, nighttime, night time, midnight, bedtime story, ' +
      'in the dark, in the night, moonlight, moonlit, evening, dark, starlight, starry, good night, ' +
      'darkness, in the evening',
    'night',
  ],
  ['pond', 'puddle, puddles, mud, muddy puddle, mud puddle, in the mud, mud bath'],
]

/** Places the page shows anyway, whichever theme it has. */
export const SCENERY_WORDS =
  'landscape, sunset, sunrise, dawn, dusk, fog, foggy, mist, wall, water, ground, background, path, trail, ' +
  'air, ice, snowbank, floor, horizon, land'
