/** Drawing → the words a person may use for it, besides the drawing's own name. */
export const PLACES: Readonly<Record<string, string>> = {
  house:
    'birdhouse, bird house, house, home, farmhouse, farm house, dollhouse, dolls house, ' +
    'doll house, ' +
    'playhouse, dog house, doghouse, kennel, ' +
    'shed',
  'house with garden': 'house with a garden, house with garden, house and garden',
  houses: 'row of houses',
  hut: 'hut, yurt, straw house',
  castle:
    'neuschwanstein, ice castle tower, leaning tower, castle, palace, fort, fortress, fairy castle, princess castle, fairytale castle, fairy tale castle, ' +
    'tower, chateau',
  tent: 'tent, wigwam, tipi, teepee, tepee',
  'circus tent': 'circus tent, big top',
  camping: 'camping tent',
  'office building':
    'police station, fire station building, town hall, building, skyscraper, office, tower block, apartment, block of flats, flats, office block, high rise',
  school: 'school building, schoolhouse',
  hospital: 'hospital',
  church: 'cathedral, notre dame, church, chapel',
  factory: 'factory',
  'convenience store': 'supermarket, grocery store',
  hotel: 'hotel',
  bank: 'bank',
  stadium: 'stadium, arena',
  'eiffel tower': 'eiffel tower',
  'statue of liberty': 'statue of liberty, statue',
  'great pyramid of giza': 'pyramid, egyptian pyramid',
  'classical building': 'acropolis, colosseum, coliseum, temple, greek temple, museum, parthenon',
  'carousel horse': 'carousel, merry go round, rocking horse, rockinghorse, carrousel, roundabout',
  'playground slide': 'slide',
  'ferris wheel': 'ferris wheel, big wheel, ferriswheel, farris wheel',
  'roller coaster': 'roller coaster, rollercoaster',
  'wind energy': 'wind turbine, wind power, wind wheel, wind turbine',
  'building construction': 'crane, construction site, building site',
  'world map': 'world map, map of the world, map',
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
  'gingerbread house': 'gingerbread house',
  'haunted house': 'haunted house, spooky house, haunted mansion, ghost house, witch house, creepy house',
  fence: 'fence, picket fence, garden fence, gate, garden gate, wooden fence',
  roof: 'roof, rooftop, roof top, house roof, chimney, thatched roof',
  bench: 'bench, park bench, garden bench',
  'street lamp': 'street lamp, lamppost, lamp post, street light, streetlight, streetlamp, gas lamp',
  'shinto shrine': 'torii gate, torii, shrine, japanese gate, shinto shrine',
  'japanese castle': 'pagoda, japanese castle, japanese temple',
  'stained glass window':
    'stained glass window, church window, cathedral window, gothic window, rose window, round church window',
  'wooden table': 'picnic table, kitchen table, wooden table, coffee table, desk, school desk, writing desk, workbench',
  'post office': 'post office',
  'coffee shop':
    'coffee shop, coffee house, coffee shop window, cafe window, little cafe, french cafe, paris cafe, cafe front, tea shop, tea house, coffeeshop',
  bakery:
    'bakery, baker shop, cake shop, pastry shop, patisserie, bakery window, ice cream shop, candy shop, sweet shop',
  'flower shop': 'flower shop, flower stall, florist shop, market stall, flower market',
  shop: 'shop, store, market, bookshop, bookstore, book shop, toy shop, toy store, pharmacy, shop window, storefront, shop front, shopfront, boutique',
  cottage:
    'cottage, thatched cottage, country cottage, farm cottage, fairy cottage, little cottage, fairy house, hobbit house, english cottage',
  'victorian house':
    'victorian house, victorian mansion, mansion, villa, manor house, old house, big house, grand house, painted lady house',
  'log cabin':
    'log cabin, cabin, wooden cabin, forest cabin, mountain cabin, wooden house, wooden hut, cabin in the woods, chalet, lodge',
  'clock tower': 'clock tower, big ben, clocktower, bell tower',
  'telephone box': 'phone box, telephone box, phone booth, telephone booth, red phone box, red telephone box, call box',
  'taj mahal': 'taj mahal',
}
