import type { ThemeName } from '../../../themes/theme-name.ts'

/** A word for a kind of thing: a few of its drawings stand for it, the best known first. */
export interface Category {
  readonly words: string
  readonly drawings: readonly string[]
  readonly theme?: ThemeName
}

export const CATEGORIES: readonly Category[] = [
  {
    words:
      'farm animals, animals on the farm, animals on a farm, animals of the farm, farmyard, ' +
      'farmyard animals, farm animal, barn animals',
    drawings: ['cow face', 'pig face', 'ewe', 'rooster', 'horse', 'goat', 'duck', 'donkey', 'turkey'],
    theme: 'farm',
  },
  {
    words:
      'sea animals, sea creatures, ocean animals, sea life, sealife, ocean life, marine animals, ' +
      'marine life, ocean creatures, ' +
      'sea creature, animals in the sea, animals in the ocean, animals of the sea, underwater animals, ' +
      'water animals, aquarium, ' +
      'aquarium animals, underwater creatures, fish tank',
    drawings: ['dolphin', 'tropical fish', 'octopus', 'turtle', 'whale', 'crab', 'jellyfish', 'shark', 'seal', 'squid'],
    theme: 'underwater',
  },
  {
    words:
      'zoo animals, animals in the zoo, animals at the zoo, zoo, wild animals, wild animal, zoo animal, ' +
      'animals in a zoo',
    drawings: [
      'lion',
      'elephant',
      'giraffe',
      'monkey face',
      'zebra',
      'panda',
      'tiger',
      'penguin',
      'crocodile',
      'flamingo',
    ],
    theme: 'savanna',
  },
  {
    words: 'safari animals, african animals, savanna animals, savannah animals, animals of africa, animals in africa',
    drawings: ['lion', 'giraffe', 'elephant', 'zebra', 'rhinoceros', 'hippopotamus', 'leopard'],
    theme: 'savanna',
  },
  {
    words: 'jungle animals, animals in the jungle, rainforest animals, jungle creatures, tropical animals',
    drawings: ['tiger', 'monkey face', 'parrot', 'elephant', 'snake', 'sloth', 'gorilla', 'frog'],
    theme: 'jungle',
  },
  {
    words:
      'forest animals, woodland animals, animals in the forest, woodland creatures, forest creatures, ' +
      'animals of the forest, ' +
      'forest friends, woodland friends, animals in the woods',
    drawings: ['fox', 'bear', 'deer', 'rabbit face', 'hedgehog', 'owl', 'chipmunk', 'wolf', 'badger', 'raccoon'],
    theme: 'forest',
  },
  {
    words: 'arctic animals, polar animals, winter animals, antarctic animals, animals in the snow, arctic creatures',
    drawings: ['penguin', 'polar bear', 'seal', 'whale', 'fox', 'owl'],
    theme: 'winter',
  },
  {
    words: 'desert animals, animals in the desert',
    drawings: ['camel', 'lizard', 'snake', 'scorpion', 'fox'],
    theme: 'desert',
  },
  { words: 'australian animals, animals of australia', drawings: ['kangaroo', 'koala', 'parrot', 'crocodile'] },
  {
    words: 'animals, animal, cute animals, baby animals, animal friends, creature, critter, animal party, beast',
    drawings: ['cat face', 'dog face', 'rabbit face', 'bear', 'elephant', 'fox', 'lion', 'monkey face'],
  },
  {
    words: 'pets, pet, house pets, pet animals, petshop, pet shop, pet store',
    drawings: ['cat face', 'dog face', 'rabbit face', 'hamster', 'goldfish', 'parrot', 'turtle'],
    theme: 'room',
  },
  {
    words: 'pond animals, animals in the pond, pond life',
    drawings: ['duck', 'frog', 'fish', 'turtle', 'swan'],
    theme: 'pond',
  },
  {
    words: 'birds of the world, tropical birds, exotic birds',
    drawings: ['parrot', 'flamingo', 'peacock', 'macaw'],
    theme: 'jungle',
  },
  {
    words: 'birds, different birds, kinds of birds',
    drawings: ['bird', 'parrot', 'owl', 'duck', 'flamingo', 'penguin', 'swan', 'eagle', 'peacock'],
  },
  {
    words: 'reptiles, reptile, amphibians',
    drawings: ['crocodile', 'turtle', 'snake', 'lizard', 'frog'],
    theme: 'jungle',
  },
  {
    words:
      'insects, insect, bugs, creepy crawlies, minibeasts, bug, mini beasts, garden bugs, garden animals, ' +
      'creepy crawly',
    drawings: ['butterfly', 'lady beetle', 'honeybee', 'ant', 'snail', 'bug', 'beetle', 'spider', 'cricket'],
    theme: 'garden',
  },
  {
    words: 'dinosaurs, dinos, prehistoric animals, jurassic',
    drawings: ['sauropod', 't-rex', 'triceratops', 'stegosaurus', 'pterodactyl', 'spinosaurus'],
    theme: 'dinosaurs',
  },
  {
    words:
      'flowers, spring flowers, kinds of flowers, flower meadow, flower field, field of flowers, ' +
      'wild flowers, wildflowers, flower bed',
    drawings: ['sunflower', 'tulip', 'blossom', 'rose', 'hibiscus'],
  },
  { words: 'plants', drawings: ['potted plant', 'cactus', 'sunflower', 'seedling'], theme: 'garden' },
  {
    words: 'leaves, autumn leaves, fall leaves, leafs',
    drawings: ['fallen leaf', 'leaf fluttering in wind'],
  },
  {
    words: 'fruits, fruit, tropical fruit, ' + 'tropical fruits, summer fruit',
    drawings: ['red apple', 'banana', 'strawberry', 'pineapple', 'pear', 'watermelon', 'cherries', 'grapes'],
    theme: 'table',
  },
  { words: 'berries', drawings: ['strawberry', 'blueberries', 'cherries'], theme: 'table' },
  {
    words: 'vegetables, vegetable, veggies, veggie, veg, vegetable garden, veggie garden, greens, healthy food, vegies',
    drawings: ['carrot', 'tomato', 'ear of corn', 'broccoli', 'eggplant', 'bell pepper', 'potato', 'pea pod'],
    theme: 'garden',
  },
  {
    words: 'food, foods, meal, lunch, dinner, yummy food, fast food, junk food, supper',
    drawings: ['pizza', 'hamburger', 'spaghetti', 'french fries', 'taco', 'hot dog'],
    theme: 'table',
  },
  { words: 'breakfast, brunch', drawings: ['pancakes', 'egg', 'croissant', 'glass of milk', 'bread'], theme: 'table' },
  {
    words:
      'desserts, dessert, sweets, sweet treats, treats, candies, candyland, candy land, cakes and sweets, ' +
      'cakes, baked goods',
    drawings: ['cupcake', 'doughnut', 'soft ice cream', 'lollipop', 'cookie', 'candy'],
    theme: 'table',
  },
  {
    words: 'drinks, beverages',
    drawings: ['cup with straw', 'glass of milk', 'hot beverage', 'bubble tea'],
    theme: 'table',
  },
  {
    words: 'toys, toy, toy box, toybox, toy room, playthings',
    drawings: ['teddy bear', 'soccer ball', 'kite', 'yo-yo', 'automobile', 'puzzle piece', 'robot', 'locomotive'],
    theme: 'room',
  },
  {
    words: 'musical instruments, instruments, instrument, musical instrument, music instruments',
    drawings: ['guitar', 'drum', 'violin', 'trombone', 'musical keyboard', 'saxophone', 'flute', 'harp'],
    theme: 'music',
  },
  {
    words: 'vehicles, transport, transportation, means of transport, things that go, things with wheels, traffic',
    drawings: ['automobile', 'bus', 'delivery truck', 'bicycle', 'airplane', 'locomotive', 'motorcycle', 'tractor'],
    theme: 'road',
  },
  {
    words: 'emergency vehicles, rescue vehicles, emergency services, rescue team, rescue cars',
    drawings: ['fire engine', 'police car', 'ambulance', 'helicopter'],
    theme: 'city',
  },
  {
    words: 'trucks and cars, cars and trucks',
    drawings: ['automobile', 'delivery truck', 'pickup truck'],
    theme: 'road',
  },
  {
    words: 'flying machines, planes and helicopters',
    drawings: ['airplane', 'helicopter', 'small airplane'],
    theme: 'sky',
  },
  { words: 'boats and ships, ships and boats', drawings: ['sailboat', 'ship', 'motor boat', 'canoe'], theme: 'sea' },
  {
    words: 'balls, sports balls, ball games',
    drawings: ['soccer ball', 'basketball', 'baseball', 'volleyball'],
    theme: 'sport',
  },
  {
    words: 'sports, sport, sports equipment, sports day, olympics, olympic games',
    drawings: ['soccer ball', 'basketball', 'trophy', 'tennis', 'sports medal'],
    theme: 'sport',
  },
  {
    words: 'clothes, clothing, outfit, outfits, dress up clothes, fashion',
    drawings: ['t-shirt', 'dress', 'socks', 'jeans', 'running shoe', 'coat'],
    theme: 'room',
  },
  { words: 'hats', drawings: ['top hat', 'billed cap', "woman's hat", 'crown'] },
  {
    words: 'school supplies, school things, school stuff, stationery, art supplies, pencil case, school items',
    drawings: ['pencil', 'scissors', 'backpack', 'straight ruler', 'notebook', 'crayon'],
    theme: 'school',
  },
  {
    words: 'tools, tool, tool kit, toolkit',
    drawings: ['hammer', 'wrench', 'screwdriver', 'saw', 'toolbox'],
    theme: 'room',
  },
  {
    words: 'garden tools, gardening tools',
    drawings: ['wheelbarrow', 'shovel', 'trowel', 'potted plant'],
    theme: 'garden',
  },
  { words: 'furniture', drawings: ['chair', 'bed', 'couch and lamp', 'armchair'], theme: 'room' },
  { words: 'jewels, gems, jewelery', drawings: ['gem stone', 'ring', 'crown'] },
  {
    words: 'community helpers, jobs, job, professions, occupations, people who help us, workers',
    drawings: ['police officer', 'health worker', 'teacher', 'cook', 'construction worker', 'farmer'],
    theme: 'city',
  },
  {
    words:
      'fairy tale characters, fairytale characters, fairy tale, fairytale, fairy tales, fantasy creatures, ' +
      'magical creatures, mythical creatures',
    drawings: ['dragon face', 'unicorn', 'fairy', 'princess', 'castle', 'mage'],
    theme: 'fairytale',
  },
  {
    words: 'monsters, scary monsters, funny monsters',
    drawings: ['ogre', 'hairy creature', 'troll', 'ghost'],
    theme: 'halloween',
  },
  { words: 'planets', drawings: ['ringed planet', 'globe showing europe-africa', 'full moon'], theme: 'space' },
  { words: 'weather, weathers', drawings: ['sun behind cloud', 'cloud with rain', 'rainbow', 'umbrella', 'snowflake'] },
  {
    words: 'buildings, houses and buildings',
    drawings: ['office building', 'house', 'school', 'hospital'],
    theme: 'city',
  },
  {
    words: 'fair, funfair, fun fair, carnival, amusement park, theme park, fairground',
    drawings: ['ferris wheel', 'carousel horse', 'roller coaster', 'popcorn'],
    theme: 'circus',
  },
  {
    words: 'emojis, smileys, happy faces',
    drawings: ['grinning face', 'smiling face with sunglasses', 'smiling face with heart-eyes', 'star-struck'],
  },
  { words: 'hearts and flowers, flowers and hearts', drawings: ['red heart', 'tulip', 'rose', 'blossom'] },
]
