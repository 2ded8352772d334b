import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

/** Prompts that name no drawing of ours; the page they get, the theme, and the words we own up to. */
type Row = readonly [prompt: string, drawings: string, theme: string, missing?: string]

const DEEDS: readonly Row[] = [
  ['swimming', '1 person swimming, 1 ring buoy', 'sea'],
  ['fishing', '1 fishing pole, 1 fish, 1 boy', 'pond'],
  ['singing', '1 singer, 1 musical notes, 1 microphone', 'music'],
  ['cooking', '1 cook, 1 pot of food', 'kitchen'],
  ['baking', '1 cook, 1 cupcake, 1 pie', 'kitchen'],
  ['dancing', '1 ballet dancer, 1 musical notes', 'music'],
  ['reading', '1 child, 1 books', 'room'],
  ['painting', '1 artist, 1 artist palette', 'room'],
  ['camping', '1 tent, 1 fire', 'forest'],
  ['camping in the woods', '1 tent, 1 fire', 'forest'],
  ['playing', '1 boy, 1 girl, 1 soccer ball', 'playground'],
  ['playing in the snow', '1 boy, 1 girl, 1 soccer ball', 'winter'],
  ['sleeping', '1 person in bed, 1 teddy bear', 'bedroom'],
  ['gardening', '1 gardener woman, 1 sunflower, 1 potted plant', 'garden'],
  ['running', '1 person running', 'meadow'],
  ['skiing', '1 skier', 'winter'],
  ['ice skating', '1 ice skate, 1 girl', 'winter'],
  ['tennis', '1 tennis, 1 person running', 'sport'],
  ['good morning', '1 sun with face, 1 red heart, 1 rooster', 'meadow'],
  ['hello', '1 smiling face with smiling eyes, 1 red heart, 1 blossom', 'meadow'],
  ['I love you', '1 red heart, 1 sparkling heart, 1 rose', 'garden'],
  ['I love you mom', '1 red heart, 1 woman', 'anywhere'],
  ['happy birthday', '', 'birthday'],
  ['girl swimming', '1 girl', 'sea'],
  ['two dogs playing', '2 dog face', 'anywhere'],
  ['bear fishing', '1 bear', 'pond'],
]

const LANDS: readonly Row[] = [
  ['japan', '1 mount fuji, 1 cherry blossom, 1 tokyo tower', 'city'],
  ['New York', '1 statue of liberty, 1 taxi, 1 office building', 'city'],
  ['a cat in Paris', '1 cat face, 1 eiffel tower', 'city'],
  ['egypt', '1 great pyramid of giza, 1 camel', 'desert'],
  ['africa', '1 lion, 1 elephant, 1 giraffe', 'savanna'],
  ['a lion in africa', '1 lion', 'savanna'],
  ['australia', '1 kangaroo, 1 koala', 'desert'],
  ['swimming in hawaii', '1 palm tree, 1 person swimming, 1 ring buoy', 'beach'],
  ['penguins in antarctica', '3 penguin', 'winter'],
  ['paris, france', '1 eiffel tower, 1 croissant, 1 baguette bread', 'city'],
]

const FESTIVALS: readonly Row[] = [
  ['diwali', '1 clay lamp, 1 rangoli, 1 fireworks, 1 sparkler', 'night'],
  ['Eid Mubarak', '1 mosque, 1 festive lantern, 1 crescent moon, 1 star', 'night'],
  ['hanukkah', '1 menorah, 1 star, 1 wrapped gift, 1 doughnut', 'night'],
  ['happy Chinese new year', '1 dragon face, 1 red paper lantern, 1 red envelope', 'night'],
  ['thanksgiving', '1 turkey, 1 pumpkin, 1 ear of corn', 'farm'],
  ["St. Patrick's Day", '1 shamrock, 1 rainbow, 1 elf', 'meadow'],
  ["Valentine's Day", '1 red heart, 1 love letter, 1 rose', 'garden'],
  ['4th of July', '1 fireworks, 1 statue of liberty, 1 sparkler', 'night'],
  ["happy Mother's Day", '1 woman, 1 red heart, 1 bouquet', 'anywhere'],
  ['fathers day', '1 man, 1 red heart, 1 hammer and wrench', 'anywhere'],
]

const CHARACTERS: readonly Row[] = [
  ['Peppa Pig', '1 pig face', 'meadow', 'Peppa'],
  ['Minnie Mouse', '1 ribbon, 1 mouse face', 'anywhere', 'Minnie'],
  ['Hello Kitty', '1 cat face, 1 ribbon', 'anywhere', 'Hello Kitty'],
  ['Paw Patrol', '1 dog face, 1 fire engine, 1 police car', 'city', 'Paw Patrol'],
  ['Batman', '1 superhero, 1 bat', 'city', 'Batman'],
  ['Elsa', '1 princess, 1 snowflake', 'winter', 'Elsa'],
  ['Thomas the train', '1 locomotive', 'meadow', 'Thomas the train'],
  ['Winnie the Pooh', '1 bear, 1 honey pot', 'forest', 'Winnie the Pooh'],
]

const ABSENT: readonly Row[] = [
  ['tow truck', '1 delivery truck, 1 wastebasket', 'road', 'tow truck'],
  ['kingfisher', '1 swan, 1 frog', 'pond', 'kingfisher'],
  ['two slugs and a polar bear', '2 snail, 1 polar bear', 'winter', 'slugs'],
  ['icicle', '1 snowman, 1 snowflake', 'winter', 'icicle'],
]

const THEMES: readonly Row[] = [
  ['die Bremer Stadtmusikanten', '1 donkey, 1 dog face, 1 cat face, 1 rooster', 'farm'],
  ['Humpty Dumpty sat on a wall', '1 egg, 1 brick wall', 'anywhere'],
  ['a pumpkin on Halloween', '1 jack-o-lantern', 'halloween'],
  ['a pumpkin and corn', '1 pumpkin, 1 ear of corn', 'farm'],
  ['two eggs for Easter', '2 easter egg', 'easter'],
  ['a bear and the moon', '1 bear, 1 crescent moon', 'night'],
  ['a fox and an owl in the forest', '1 fox, 1 owl', 'forest'],
  ['a lion on the sofa', '1 lion, 1 armchair', 'room'],
  ['teddy bear in bed', '1 teddy bear, 1 bed', 'bedroom'],
  ['a monster under my bed', '1 ogre, 1 bed', 'bedroom'],
  ['a child brushing teeth', '1 child', 'bathroom'],
  ['a bear cooking soup', '1 bear, 1 pot of food', 'kitchen'],
  ['a rose and a candle on a table by the window', '1 rose, 1 candle', 'table'],
  ['a window', '1 window', 'anywhere'],
  ['a cat on an armchair behind a window', '1 cat face, 1 armchair', 'room'],
  ['a cat looking out of a rainy window', '1 cat face', 'room'],
  ['a sunflower field with a barn', '5 sunflower, 1 barn', 'meadow'],
  ['a robot walking a dog', '1 robot, 1 dog face', 'anywhere'],
  ['a castle in the clouds', '1 castle', 'clouds'],
  ['a boat on the water', '1 sailboat', 'sea'],
  ['a school bus in front of a school', '1 bus, 1 school', 'road'],
  ['a girl in a puddle', '1 girl, 1 puddle', 'rain'],
  ['one hundred cats', '12 cat face', 'anywhere'],
]

const rows = [...DEEDS, ...LANDS, ...FESTIVALS, ...CHARACTERS, ...ABSENT, ...THEMES].map(
  ([prompt, drawings, theme, missing = '']) => ({ prompt, drawings, theme, missing }),
)

test.each(rows)('"$prompt" gives $drawings', ({ prompt, drawings, theme, missing }) => {
  const reading = readPrompt(prompt)
  expect({
    drawings: reading.wanted.map(({ count, drawing }) => `${count} ${drawing.name}`).join(', '),
    theme: reading.theme ?? 'anywhere',
    missing: reading.missing.join(', '),
  }).toEqual({ drawings, theme, missing })
})

test.each([...DEEDS, ...LANDS, ...FESTIVALS].map(([prompt]) => prompt))('"%s" counts as understood', (prompt) => {
  expect(readPrompt(prompt).found.length).toBeGreaterThan(0)
})
