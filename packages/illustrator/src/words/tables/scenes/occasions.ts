import type { ThemeName } from '../../../themes/theme-name.ts'

/** A place or a day, the theme it gives a page, what belongs to it always, and what more if nothing else is named. */
type Occasion = readonly [
  words: string,
  theme: ThemeName | undefined,
  always: readonly string[],
  alone?: readonly string[],
]

export const LANDS: readonly Occasion[] = [
  ['japan, tokyo, kyoto, osaka', 'city', ['mount fuji'], ['cherry blossom', 'tokyo tower']],
  ['new york, new york city, nyc', 'city', ['statue of liberty'], ['taxi', 'office building']],
  ['america, usa, united states', 'city', ['statue of liberty'], ['eagle', 'hamburger']],
  ['paris, france', 'city', ['eiffel tower'], ['croissant', 'baguette bread']],
  ['egypt, cairo, ancient egypt', 'desert', ['great pyramid of giza'], ['camel']],
  ['africa, kenya, tanzania, serengeti, south africa', 'savanna', [], ['lion', 'elephant', 'giraffe']],
  ['morocco, arabia, dubai', 'desert', [], ['camel', 'palm tree']],
  ['australia, sydney, outback', 'desert', [], ['kangaroo', 'koala']],
  ['new zealand', 'meadow', [], ['ewe', 'kiwi fruit']],
  ['london, england, great britain, united kingdom, uk, britain', 'city', [], ['guard', 'bus', 'teapot']],
  ['scotland, wales', 'mountains', [], ['ewe', 'castle']],
  ['ireland, dublin', 'meadow', [], ['shamrock', 'ewe']],
  ['china, beijing, great wall of china', 'mountains', [], ['panda', 'red paper lantern', 'dragon']],
  ['india, delhi, mumbai', 'jungle', [], ['elephant', 'tiger', 'taj mahal']],
  ['venice', 'river', [], ['gondola boat', 'bridge']],
  ['italy, rome, naples', 'city', [], ['pizza', 'spaghetti', 'classical building']],
  ['greece, athens', 'sea', ['classical building'], ['olive']],
  ['spain, barcelona, madrid', 'city', [], ['guitar', 'ox', 'folding hand fan']],
  ['germany, berlin, munich', 'city', [], ['pretzel', 'castle']],
  ['holland, netherlands, amsterdam', 'meadow', [], ['tulip', 'windmill', 'bicycle']],
  ['switzerland, austria', 'mountains', [], ['snow-capped mountain', 'cow face', 'cheese wedge']],
  ['russia, moscow', 'winter', [], ['nesting dolls', 'bear']],
  ['norway, sweden, finland, iceland, lapland', 'winter', [], ['deer', 'evergreen tree']],
  ['canada', 'forest', [], ['maple leaf', 'moose', 'beaver']],
  ['istanbul, ankara, in turkey, to turkey', 'city', ['mosque'], ['teacup without handle']],
  ['mexico', 'desert', [], ['cactus', 'taco', 'maracas']],
  ['brazil, rio', 'beach', [], ['parrot', 'soccer ball', 'drum']],
  ['peru, machu picchu, andes', 'mountains', [], ['llama']],
  ['hawaii, caribbean, bahamas, jamaica, maldives', 'beach', ['palm tree'], ['hibiscus', 'person surfing']],
  ['easter island', 'beach', ['moai']],
  ['antarctica, antarctic, south pole', 'winter', [], ['penguin', 'floating iceberg']],
  ['north pole, alaska, greenland, arctic', 'winter', [], ['polar bear', 'floating iceberg']],
  ['amazon, amazon rainforest, madagascar', 'jungle', [], ['parrot', 'sloth', 'frog']],
  ['europe, asia', undefined, [], ['globe showing europe-africa', 'airplane']],
  ['disneyland, disney world, disney', 'fairytale', ['castle'], ['carousel horse', 'princess']],
]

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const ENDINGS = ['st', 'nd', 'rd', 'th', 'th', 'th', 'th', 'th', 'th']

/** "A 5th birthday" has a five on it. */
const BIRTHDAYS: readonly Occasion[] = ORDINALS.map((word, i) => {
  const day = `${i + 1}${ENDINGS[i]}`
  return [
    `${day} birthday, ${word} birthday, ${day} bday, happy ${day} birthday, happy ${word} birthday, ${day} birthday party`,
    'birthday',
    [`number ${i + 1}`],
    ['birthday cake', 'balloon'],
  ]
})

export const FESTIVALS: readonly Occasion[] = [
  ...BIRTHDAYS,
  ['diwali, happy diwali, divali, deepavali', 'night', ['clay lamp', 'rangoli'], ['fireworks', 'sparkler']],
  [
    'ramadan, eid, eid mubarak, ramadan mubarak, ramadan kareem, eid al fitr, eid al adha, happy eid',
    'night',
    ['mosque', 'festive lantern'],
    ['crescent moon', 'star'],
  ],
  [
    'hanukkah, chanukah, happy hanukkah, festival of lights',
    'night',
    ['menorah'],
    ['star', 'wrapped gift', 'doughnut'],
  ],
  ['holi, happy holi', 'meadow', [], ['artist palette', 'girl', 'boy']],
  [
    'chinese new year, lunar new year, chinese new years, year of the dragon, spring festival',
    'night',
    ['dragon face', 'red paper lantern'],
    ['red envelope'],
  ],
  [
    'thanksgiving, thanksgiving day, happy thanksgiving, thanksgiving dinner',
    'farm',
    ['turkey'],
    ['pumpkin', 'ear of corn'],
  ],
  ['harvest, harvest festival', 'farm', [], ['sheaf of rice', 'pumpkin', 'red apple']],
  [
    'st patricks day, saint patricks day, st patrick day, st patricks, st paddys day, saint patrick',
    'meadow',
    ['shamrock'],
    ['rainbow', 'elf'],
  ],
  [
    'valentine, valentines, valentines day, valentine day, happy valentines day, happy valentines',
    undefined,
    ['red heart'],
    ['love letter', 'rose'],
  ],
  [
    'new year, new years, new years eve, happy new year, new years day, silvester',
    'night',
    ['fireworks'],
    ['party popper', 'glowing star'],
  ],
  [
    '4th of july, fourth of july, july 4th, july fourth, independence day, bastille day',
    'night',
    ['fireworks'],
    ['statue of liberty', 'sparkler'],
  ],
  [
    'mardi gras, masquerade, brazilian carnival, masked ball, costume ball, carnival costume, purim',
    'circus',
    ['performing arts'],
    ['party popper', 'clown face'],
  ],
  [
    'mothers day, mother day, happy mothers day, mums day, moms day, mum day',
    undefined,
    [],
    ['woman', 'red heart', 'bouquet'],
  ],
  [
    'fathers day, father day, happy fathers day, dads day, dad day',
    undefined,
    [],
    ['man', 'red heart', 'hammer and wrench'],
  ],
  ['martin luther king day, martin luther king, mlk day', 'city', [], ['people holding hands', 'dove', 'red heart']],
  ['grandparents day', undefined, [], ['old woman', 'old man', 'red heart']],
  ['teachers day, teacher appreciation', 'school', [], ['teacher', 'red apple']],
  ['childrens day', 'playground', [], ['girl', 'boy', 'balloon']],
  ['earth day, environment day', 'meadow', ['globe showing europe-africa'], ['seedling', 'deciduous tree']],
  ['day of the dead, dia de los muertos', 'night', [], ['sugar skull', 'marigold', 'candle']],
  [
    'st martin, saint martin, st martins day, martinmas, lantern parade, lantern festival',
    'night',
    ['lantern'],
    ['girl', 'boy', 'star'],
  ],
  ['bonfire night, guy fawkes night, guy fawkes', 'night', ['fire', 'fireworks']],
  ['oktoberfest', 'circus', ['pretzel'], ['accordion', 'ferris wheel']],
  ['passover, pesach', 'table', [], ['bread', 'wine glass', 'egg']],
  ['kwanzaa', 'night', ['menorah'], ['ear of corn', 'bowl of fruit']],
  ['cinco de mayo', 'desert', ['sombrero'], ['maracas', 'cactus']],
  ['raksha bandhan, rakhi', undefined, [], ['girl', 'boy', 'ribbon']],
  ['nowruz, persian new year', 'garden', [], ['goldfish', 'hyacinth', 'red apple']],
  ['mid autumn festival, moon festival, mooncake festival', 'night', ['full moon', 'lantern'], ['rabbit face']],
  ['epiphany, three kings day', 'night', ['star'], ['prince', 'camel']],
  ['childrens festival, koinobori, carp streamers', 'sky', ['carp streamer']],
  ['st lucia, saint lucia', 'night', ['candle'], ['girl']],
  ['groundhog day', 'winter', [], ['chipmunk', 'snowman']],
]

export const PASTIMES: readonly Occasion[] = [
  ['japanese garden, zen garden', 'pond', ['cherry blossom', 'shinto shrine'], ['goldfish']],
  ['camping, campsite, campground, camp, camping trip', 'forest', ['tent'], ['fire']],
  [
    'autumn, fall season, autumn forest, autumn day, autumn time, in autumn, in the fall, fall forest',
    'forest',
    ['fallen leaf', 'maple leaf'],
  ],
  ['reef, coral reef', 'underwater', ['coral'], ['tropical fish', 'turtle']],
  ['cornfield, corn field', 'farm', ['ear of corn']],
  ['orchard, apple orchard', 'farm', ['deciduous tree'], ['red apple', 'basket']],
  ['oasis', 'desert', ['palm tree'], ['camel']],
  ['harbor, harbour, port, marina', 'sea', ['ship'], ['sailboat', 'anchor']],
  ['library', 'room', ['books'], ['child']],
  ['laboratory, lab, science lab', 'school', ['microscope', 'test tube'], ['scientist']],
  ['airport', 'sky', ['airplane'], ['luggage']],
  ['windy, windy day, wind, breeze', undefined, ['leaf fluttering in wind'], ['kite']],
  ['tea time, teatime', 'table', ['teapot'], ['cupcake', 'hot beverage']],
  ['bedtime story, story time, storytime', 'bedroom', ['open book'], ['child', 'teddy bear']],
  ['snowball fight, snow fight', 'winter', ['snowball'], ['boy', 'girl']],
  ['tennis, playing tennis, tennis match, play tennis', 'sport', ['tennis'], ['person running']],
  ['ice skating, figure skating', 'winter', ['ice skate'], ['girl']],
  ['i love you, i love you so, i heart you, love you so much', undefined, ['red heart'], ['sparkling heart', 'rose']],
]
