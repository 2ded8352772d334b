/** A place with those who are at home there: suggestions put them together. All nouns are singular. */
export interface World {
  readonly places: readonly string[]
  readonly heroes: readonly string[]
  readonly friends: readonly string[]
  /** With their article, as one would say "with …". */
  readonly things: readonly string[]
  readonly doing: readonly string[]
  /** Where its heroes are no people or animals. */
  readonly moods?: readonly string[]
}

export const WORLDS: readonly World[] = [
  {
    places: ['in the forest', 'in the woods', 'in a magic forest', 'in the autumn forest'],
    heroes: ['fox', 'bear', 'deer', 'wolf', 'raccoon', 'badger', 'hedgehog'],
    friends: ['rabbit', 'squirrel', 'owl', 'mouse', 'bird', 'hedgehog'],
    things: ['a basket of apples', 'a mushroom', 'a pot of honey', 'some acorns', 'a tent', 'a lantern'],
    doing: ['having a picnic', 'camping', 'dancing', 'sleeping', 'looking for mushrooms'],
  },
  {
    places: ['in a snowy forest', 'in the snow', 'on a winter day'],
    heroes: ['penguin', 'polar bear', 'fox', 'seal', 'reindeer', 'rabbit', 'snowman'],
    friends: ['penguin', 'rabbit', 'owl', 'bird', 'wolf', 'seal'],
    things: ['a scarf', 'a sled', 'a hot chocolate', 'a present', 'a pair of ice skates', 'a top hat'],
    doing: ['playing', 'skating', 'dancing', 'making friends', 'sliding down a hill'],
  },
  {
    places: ['on the farm', 'in the meadow', 'in the barn'],
    heroes: ['cow', 'pig', 'horse', 'sheep', 'goat', 'donkey', 'dog', 'cat', 'farmer'],
    friends: ['chicken', 'duck', 'lamb', 'chick', 'rooster', 'goose', 'mouse'],
    things: ['a tractor', 'a carrot', 'a sunflower', 'a wheelbarrow', 'a bucket', 'some corn'],
    doing: ['dancing', 'having a picnic', 'sleeping', 'singing', 'saying hello'],
  },
  {
    places: ['under the sea', 'in the ocean', 'in a coral reef'],
    heroes: ['mermaid', 'dolphin', 'octopus', 'whale', 'turtle', 'shark', 'squid'],
    friends: ['fish', 'crab', 'jellyfish', 'turtle', 'dolphin', 'tropical fish'],
    things: ['a treasure chest', 'a pearl', 'some shells', 'a crown', 'some bubbles'],
    doing: ['swimming', 'playing hide and seek', 'dancing', 'looking for treasure', 'singing'],
  },
  {
    places: ['in space', 'on the moon', 'on another planet', 'in outer space'],
    heroes: ['astronaut', 'robot', 'alien', 'cat', 'dog', 'monkey', 'unicorn'],
    friends: ['alien', 'robot', 'star', 'planet', 'comet', 'astronaut'],
    things: ['a rocket', 'a flying saucer', 'a telescope', 'a satellite', 'some stars'],
    doing: ['floating', 'exploring', 'having a party', 'waving', 'eating pizza', 'playing the guitar'],
  },
  {
    places: ['in a magic kingdom', 'in fairyland', 'at the castle', 'in a magic garden'],
    heroes: ['unicorn', 'dragon', 'princess', 'prince', 'fairy', 'wizard', 'elf', 'queen', 'king'],
    friends: ['butterfly', 'fairy', 'frog', 'mouse', 'unicorn', 'elf'],
    things: ['a crown', 'a rainbow', 'a magic wand', 'a treasure chest', 'a crystal ball', 'some stars'],
    doing: ['dancing', 'having a tea party', 'flying', 'reading a book', 'playing the harp'],
  },
  {
    places: ['in the jungle', 'in the rainforest'],
    heroes: ['monkey', 'tiger', 'gorilla', 'sloth', 'crocodile', 'elephant', 'panda', 'koala'],
    friends: ['parrot', 'butterfly', 'frog', 'snake', 'lizard', 'monkey'],
    things: ['a banana', 'a coconut', 'a drum', 'a pineapple', 'an umbrella', 'some flowers'],
    doing: ['swinging', 'climbing a tree', 'dancing', 'playing the drums', 'taking a bath'],
  },
  {
    places: ['on safari', 'in Africa', 'on the savanna'],
    heroes: ['lion', 'giraffe', 'zebra', 'elephant', 'rhino', 'hippo', 'leopard'],
    friends: ['bird', 'zebra', 'giraffe', 'flamingo', 'butterfly', 'elephant'],
    things: ['a camera', 'a jeep', 'a balloon', 'some flowers', 'a pair of sunglasses'],
    doing: ['sleeping', 'running', 'having a party', 'dancing', 'looking at the sunset'],
  },
  {
    places: ['on the beach', 'at the seaside', 'on a sandy beach'],
    heroes: ['crab', 'turtle', 'seal', 'dog', 'girl', 'boy', 'penguin', 'family'],
    friends: ['crab', 'seagull', 'turtle', 'dolphin', 'dog'],
    things: [
      'a bucket and spade',
      'an ice cream',
      'a beach ball',
      'a kite',
      'a sandcastle',
      'some shells',
      'an umbrella',
    ],
    doing: ['playing', 'eating ice cream', 'building a sandcastle', 'surfing', 'having a picnic'],
  },
  {
    places: ['in the garden', 'in a flower garden', 'in the vegetable garden'],
    heroes: ['butterfly', 'snail', 'ladybug', 'bee', 'rabbit', 'cat', 'mouse', 'caterpillar'],
    friends: ['butterfly', 'bee', 'ladybug', 'snail', 'bird', 'ant'],
    things: ['a carrot', 'some sunflowers', 'a strawberry', 'some tulips', 'a wheelbarrow', 'a mushroom'],
    doing: ['having a tea party', 'smelling a rose', 'playing', 'sleeping', 'eating a strawberry'],
  },
  {
    places: ['in the city', 'on the road', 'in town'],
    heroes: ['fire truck', 'police car', 'school bus', 'ambulance', 'racing car', 'motorcycle', 'taxi', 'race car'],
    friends: ['car', 'truck', 'bicycle', 'bus', 'scooter'],
    things: ['a traffic light', 'a helicopter', 'a firefighter', 'a police officer', 'a dog'],
    doing: ['having a race', 'driving home', 'driving past the school'],
    moods: ['big', 'fast', 'shiny', 'brand new'],
  },
  {
    places: ['in the land of the dinosaurs', 'by a volcano'],
    heroes: ['dinosaur', 't-rex', 'baby dinosaur', 'mammoth'],
    friends: ['turtle', 'lizard', 'butterfly', 'bird', 'dinosaur'],
    things: ['an egg', 'a birthday cake', 'an ice cream', 'a palm tree', 'a guitar', 'a balloon'],
    doing: ['dancing', 'eating leaves', 'roaring', 'playing football', 'riding a bicycle'],
  },
  {
    places: ['at a birthday party', 'at the party'],
    heroes: ['elephant', 'teddy bear', 'cat', 'dog', 'bear', 'pig', 'monkey', 'clown'],
    friends: ['mouse', 'rabbit', 'teddy bear', 'penguin', 'dog', 'cat'],
    things: ['a cake', 'some balloons', 'a present', 'some cupcakes', 'a lollipop', 'an ice cream'],
    doing: ['dancing', 'eating cake', 'singing', 'opening presents', 'playing the piano'],
  },
  {
    places: ['by the pond', 'on the lake', 'by the river'],
    heroes: ['frog', 'duck', 'swan', 'otter', 'beaver', 'turtle', 'flamingo'],
    friends: ['duckling', 'fish', 'snail', 'frog', 'butterfly'],
    things: ['a fishing rod', 'a water lily', 'an umbrella', 'a canoe', 'some flowers'],
    doing: ['swimming', 'fishing', 'jumping', 'singing', 'having a picnic'],
  },
  {
    places: ['on Halloween', 'on a spooky night'],
    heroes: ['ghost', 'witch', 'cat', 'vampire', 'owl'],
    friends: ['bat', 'pumpkin', 'spider', 'ghost', 'owl'],
    things: ['a pumpkin', 'a broom', 'some candy', 'a lantern', 'a crystal ball'],
    doing: ['dancing', 'flying', 'eating sweets', 'playing hide and seek'],
  },
  {
    places: ['at Christmas', 'on Christmas Eve'],
    heroes: ['santa', 'reindeer', 'elf', 'snowman', 'teddy bear', 'penguin'],
    friends: ['reindeer', 'elf', 'penguin', 'mouse', 'snowman', 'angel'],
    things: ['a Christmas tree', 'some presents', 'a sleigh', 'a gingerbread house', 'some cookies', 'a candle'],
    doing: ['wrapping presents', 'singing', 'baking cookies', 'dancing', 'sleeping'],
  },
]

/** Riders and what they ride, wherever it takes them. */
export const RIDERS = 'bear cat dog fox frog mouse monkey panda pig rabbit robot penguin lion unicorn dinosaur'.split(
  ' ',
)
export const RIDES = [
  'riding a bicycle',
  'on a skateboard',
  'driving a tractor',
  'in a boat',
  'flying an airplane',
  'in a rocket',
  'driving a racing car',
  'riding a scooter',
  'in a canoe',
  'riding a motorcycle',
  'on a sled in the snow',
  'in a helicopter',
]
