import type { ThemeName } from '../../../themes/theme-name.ts'

/** Something to do or to say. */
interface Deed {
  readonly words: string
  /** What shows it where nobody is named who does it. */
  readonly drawings: readonly string[]
  /** Where it happens, whoever does it. */
  readonly theme?: ThemeName
  /** Where it happens if nobody is named: children play at a playground, but dogs play anywhere. */
  readonly alone?: ThemeName
  /** It is said rather than done, and counts only where nothing else was understood: "happy birthday" is no "happy". */
  readonly saying?: true
}

export const DEEDS: readonly Deed[] = [
  {
    words: 'swimming, swim, swims, swam, swimming lesson, bathing',
    drawings: ['person swimming', 'ring buoy'],
    theme: 'sea',
  },
  {
    words: 'diving, snorkeling, snorkelling, dive',
    drawings: ['diving mask', 'tropical fish', 'coral'],
    theme: 'underwater',
  },
  { words: 'fishing, fish catching, going fishing', drawings: ['fishing pole', 'fish', 'boy'], theme: 'pond' },
  { words: 'in the water, on the water, in water, by the water', drawings: ['duck', 'fish'], theme: 'pond' },
  { words: 'sailing, sail', drawings: ['sailboat', 'boy'], theme: 'sea' },
  { words: 'surfing, surf', drawings: ['person surfing'], theme: 'sea' },
  { words: 'rowing, paddling, canoeing, kayaking', drawings: ['person rowing boat'], theme: 'pond' },
  { words: 'singing, sing, sings, sang', drawings: ['singer', 'musical notes', 'microphone'], theme: 'music' },
  { words: 'dancing, dance, dances, danced', drawings: ['ballet dancer', 'musical notes'], theme: 'music' },
  { words: 'making music, playing music', drawings: ['singer', 'guitar', 'drum'], theme: 'music' },
  { words: 'cooking, cook, cooks', drawings: ['cook', 'pot of food'], theme: 'kitchen' },
  { words: 'baking, bake, bakes', drawings: ['cook', 'cupcake', 'pie'], theme: 'kitchen' },
  {
    words: 'eating, eat, eats, hungry',
    drawings: ['pizza', 'red apple', 'fork and knife with plate'],
    alone: 'table',
    saying: true,
  },
  { words: 'drinking, drink, thirsty', drawings: ['cup with straw', 'glass of milk'], alone: 'table', saying: true },
  { words: 'reading, read, reads', drawings: ['child', 'books'], alone: 'room' },
  {
    words: 'writing, write, learning, learn, studying, homework, doing homework',
    drawings: ['student', 'pencil', 'books'],
    theme: 'school',
  },
  {
    words: 'painting, paint, drawing pictures, colouring, coloring, crafting, crafts',
    drawings: ['artist', 'artist palette'],
    alone: 'room',
  },
  { words: 'camping, camp, camping trip', drawings: ['tent', 'fire'], theme: 'forest' },
  { words: 'hiking, hike', drawings: ['backpack', 'hiking boot', 'evergreen tree'], theme: 'forest' },
  { words: 'climbing, climb', drawings: ['person climbing'], alone: 'mountains' },
  {
    words: 'playing, play, plays, played, having fun, fun, hide and seek, playtime, play date',
    drawings: ['boy', 'girl', 'soccer ball'],
    alone: 'playground',
  },
  { words: 'sliding, slide', drawings: ['girl', 'playground slide'], alone: 'playground' },
  { words: 'swinging, bouncing', drawings: ['girl', 'boy', 'playground slide'], alone: 'playground' },
  {
    words: 'sleeping, sleep, sleeps, asleep, napping, nap, sleepy, dreaming, dream, dreams, sweet dreams, tired',
    drawings: ['person in bed', 'teddy bear'],
    alone: 'bedroom',
  },
  { words: 'good night', drawings: ['person in bed', 'crescent moon', 'teddy bear'], alone: 'night' },
  {
    words: 'gardening, planting, watering, growing',
    drawings: ['gardener woman', 'sunflower', 'potted plant'],
    theme: 'garden',
  },
  { words: 'farming, ploughing, plowing', drawings: ['farmer', 'tractor'], theme: 'farm' },
  { words: 'running, run, runs, ran, jogging', drawings: ['person running'], alone: 'meadow' },
  { words: 'walking, walk, walks, going for a walk', drawings: ['person walking', 'person with dog'], alone: 'meadow' },
  {
    words: 'jumping, jump, jumps, skipping, hopping, somersault',
    drawings: ['person cartwheeling', 'boy'],
    alone: 'playground',
  },
  { words: 'juggling', drawings: ['person juggling'], theme: 'circus' },
  { words: 'skating, skate', drawings: ['ice skate', 'girl'], alone: 'winter' },
  { words: 'roller skating, rollerblading', drawings: ['roller skate', 'girl'], alone: 'playground' },
  { words: 'skateboarding', drawings: ['skateboard', 'boy'], alone: 'playground' },
  { words: 'sledding, sledging, sleighing', drawings: ['sled', 'child'], theme: 'winter' },
  { words: 'ski, skis', drawings: ['skier'], theme: 'winter' },
  { words: 'cycling, biking, bike riding', drawings: ['person biking'], alone: 'road' },
  { words: 'driving, drive, racing', drawings: ['automobile', 'racing car'], alone: 'road' },
  { words: 'riding, ride', drawings: ['horse riding'], alone: 'meadow' },
  { words: 'flying, fly', drawings: ['airplane', 'bird', 'kite'], alone: 'sky' },
  { words: 'travelling, traveling, travel, trip', drawings: ['airplane', 'luggage', 'world map'], alone: 'sky' },
  { words: 'shopping, going shopping', drawings: ['shopping bags', 'shopping cart', 'woman'], alone: 'city' },
  { words: 'building, build', drawings: ['construction worker', 'building construction'], alone: 'city' },
  { words: 'cleaning, tidying, sweeping', drawings: ['broom', 'bucket', 'soap'], alone: 'room' },
  {
    words: 'washing, washing hands, brushing teeth, brush your teeth, brushing his teeth, brushing her teeth',
    drawings: ['soap', 'toothbrush', 'bubbles'],
    theme: 'bathroom',
  },
  { words: 'exercising, exercise, training, workout', drawings: ['person lifting weights'], theme: 'sport' },
  { words: 'celebrating, celebrate', drawings: ['birthday cake', 'balloon', 'party popper'], alone: 'birthday' },
  { words: 'hunting for treasure, treasure hunt', drawings: ['treasure chest', 'world map'], alone: 'beach' },
  {
    words: 'good morning, wake up, waking up',
    drawings: ['sun with face', 'red heart', 'rooster'],
    alone: 'meadow',
    saying: true,
  },
  {
    words: 'hello, hi, hey, welcome, good day, thank you, thanks, thank you so much, well done, bye, goodbye',
    drawings: ['smiling face with smiling eyes', 'red heart', 'blossom'],
    alone: 'meadow',
    saying: true,
  },
  {
    words: 'love, love you, in love, hug, hugs, hugging, kiss, kisses, kissing, be mine',
    drawings: ['red heart', 'sparkling heart', 'rose'],
    alone: 'meadow',
    saying: true,
  },
  {
    words: 'i miss you, sorry, get well soon, get well',
    drawings: ['bouquet', 'teddy bear', 'red heart'],
    saying: true,
  },
  { words: 'congratulations, good luck', drawings: ['four leaf clover', 'party popper', 'trophy'], saying: true },
  {
    words: 'friendship, peace, happiness, joy',
    drawings: ['dove', 'red heart', 'rainbow'],
    alone: 'meadow',
    saying: true,
  },
  {
    words: 'happy, smile, smiling, laughing',
    drawings: ['sun with face', 'smiling face with smiling eyes', 'blossom'],
    saying: true,
  },
  { words: 'magic, magical', drawings: ['magic wand', 'mage', 'sparkles'], alone: 'fairytale', saying: true },
  {
    words: 'holiday, holidays, vacation',
    drawings: ['beach with umbrella', 'bucket', 'luggage'],
    alone: 'beach',
    saying: true,
  },
]
