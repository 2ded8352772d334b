/** Drawing → the words a person may use for it, besides the drawing's own name. */
export const PLACES: Readonly<Record<string, string>> = {
  house:
    'house, home, cottage, cabin, farmhouse, farm house, barn, mansion, villa, dollhouse, dolls house, ' +
    'doll house, treehouse, ' +
    'tree house, gingerbread house, haunted house, playhouse, dog house, doghouse, kennel, birdhouse, ' +
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
  fountain: 'fountain, wishing well',
  'lighthouse of alexandria': 'lighthouse, light house',
  'eiffel tower': 'eiffel tower',
  'statue of liberty': 'statue of liberty, statue',
  'great pyramid of giza': 'pyramid, egyptian pyramid',
  'classical building': 'temple, greek temple, museum, parthenon',
  'carousel horse': 'carousel, merry go round, rocking horse, rockinghorse, carrousel, roundabout',
  'playground slide': 'slide',
  'ferris wheel': 'ferris wheel, big wheel, ferriswheel, farris wheel',
  'roller coaster': 'roller coaster, rollercoaster',
  'bridge at night': 'bridge',
  'wind energy': 'windmill, wind turbine, wind mill',
  'building construction': 'crane, construction site, building site',
  'world map': 'world map, map of the world, map, treasure map',
  door: 'door, fairy door',
  window: 'window',
  'bus stop': 'bus stop',
}
