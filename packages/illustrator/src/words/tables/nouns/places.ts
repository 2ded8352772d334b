/** Drawing → the words a person may use for it, besides the drawing's own name. */
export const PLACES: Readonly<Record<string, string>> = {
  house:
    'house, home, cottage, cabin, farmhouse, farm house, mansion, villa, dollhouse, dolls house, ' +
    'doll house, ' +
    'gingerbread house, haunted house, playhouse, dog house, doghouse, kennel, birdhouse, ' +
    'bird house, fairy house, shed',
  'house with garden': 'house with a garden, house with garden, house and garden',
  houses: 'row of houses',
  hut: 'hut, yurt, straw house',
  castle:
    'castle, palace, fort, fortress, fairy castle, princess castle, fairytale castle, fairy tale castle, ' +
    'tower, chateau',
  tent: 'tent, wigwam, tipi, teepee, tepee',
  'circus tent': 'circus tent, big top',
  camping: 'camping tent',
  'office building':
    'building, skyscraper, office, tower block, apartment, block of flats, flats, office block, high rise',
  school: 'school building, schoolhouse',
  hospital: 'hospital',
  church: 'church, chapel',
  factory: 'factory',
  'convenience store':
    'shop, store, supermarket, grocery store, market, bakery, candy shop, sweet shop, toy shop, toy store',
  hotel: 'hotel',
  bank: 'bank',
  stadium: 'stadium, arena',
  'eiffel tower': 'eiffel tower',
  'statue of liberty': 'statue of liberty, statue',
  'great pyramid of giza': 'pyramid, egyptian pyramid',
  'classical building': 'temple, greek temple, museum, parthenon',
  'carousel horse': 'carousel, merry go round, rocking horse, rockinghorse, carrousel, roundabout',
  'playground slide': 'slide',
  'ferris wheel': 'ferris wheel, big wheel, ferriswheel, farris wheel',
  'roller coaster': 'roller coaster, rollercoaster',
  'wind energy': 'wind turbine, wind power, wind wheel, wind turbine',
  'building construction': 'crane, construction site, building site',
  'world map': 'world map, map of the world, map, treasure map',
  door: 'door, fairy door',
  window: 'window',
  'bus stop': 'bus stop',
  barn: 'barn, red barn, farm barn, stall',
  treehouse: 'treehouse, tree house',
  'stone fountain': 'fountain, water fountain, garden fountain',
  well: 'wishing well, water well, old well',
  lighthouse: 'lighthouse, light house',
  bridge: 'bridge, stone bridge, wooden bridge, footbridge, japanese bridge, drawbridge',
  windmill: 'windmill, wind mill, dutch windmill',
  'brick wall': 'wall, brick wall, stone wall, garden wall, bricks',
  igloo: 'igloo, iglu, snow house',
  sandcastle: 'sandcastle, sand castle',
  stable: 'stable, horse stable, bethlehem stable',
  trampoline: 'trampoline',
  swing: 'swing, swing set, tire swing, tree swing, swingset',
  seesaw: 'seesaw, see saw, teeter totter',
  scarecrow: 'scarecrow, scare crow',
}
