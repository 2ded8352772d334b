import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'

/** Who is where, and what is done with what, by the names of the drawings. */
function tiesOf(prompt: string): string {
  const { wanted } = readPrompt(prompt)
  const nameOf = (index: number): string => wanted[index]?.drawing.name ?? ''
  return wanted
    .flatMap(({ drawing: { name }, on, within, tie, doing, prop }) => [
      ...(on === undefined ? [] : [`${name} ${within ? 'in' : 'on'} ${nameOf(on)}`]),
      ...(tie ? [`${name} ${tie.how} ${tie.whom.map(nameOf).join(' and ')}`] : []),
      ...(doing ? [`${name} ${doing}`] : []),
      ...(prop ? [`${name} with ${prop.name}`] : []),
    ])
    .join(', ')
}

describe('a prompt tells', () => {
  test.each([
    ['a monster under my bed', 'ogre under bed'],
    ['a cat behind a tree', 'cat face behind deciduous tree'],
    ['a cat between two dogs', 'cat face between dog face'],
    ['a mouse inside a house', 'mouse face in house'],
    ['a big truck with an elephant inside', 'elephant in delivery truck'],
    ['a ship with an octopus under it', 'octopus under ship'],
    ['a unicorn flying over a rainbow with a princess riding on it', 'unicorn over rainbow, princess on unicorn'],
    ['an ice cream as big as a house and a frog on top', 'frog on soft ice cream'],
    ['Santa in a sleigh with a reindeer', 'santa claus in sleigh'],
    ['a cat in a sled with a dog', 'cat face in sled'],
    ['un chat sous un arbre', 'cat face under deciduous tree'],
    ['a cat under the table', 'cat face under wooden table'],
    ['a birthday cake with candles', 'candle on birthday cake'],
    ['a cake with balloons', ''],
    ['a vase with roses', 'rose in vase'],
    ['a cat beside a jar with daisies', 'cat face facing jar, daisy in jar'],
    ['a vase of tulips and daffodils on a table', 'tulip in vase, daffodil in vase'],
    ['a vase of tulips on a bench', 'vase on bench, tulip in vase'],
    ['a basket of apples and two dogs', 'red apple in basket'],
    ['a vase with a bird', ''],
    ['a boy climbing a tree', 'boy on deciduous tree'],
    ['a mouse driving a car with a cheese on top', 'mouse face in automobile, cheese wedge in automobile'],
  ])('where somebody is: "%s"', (prompt, expected) => {
    expect(tiesOf(prompt)).toBe(expected)
  })

  test.each([
    ['a bear holding a flower', 'blossom held bear'],
    ['a dog wearing a hat', 'top hat worn dog face'],
    ['a cat in boots', 'hiking boot worn cat face'],
    ['a hat on a cat', 'top hat worn cat face'],
    ['a bear wearing a hat eating pizza', 'top hat worn bear, pizza eaten bear'],
    ['a boy kicking a ball', 'soccer ball played boy'],
    ['a bear with a ball and a cat with a hat', 'soccer ball held bear, top hat worn cat face'],
    ['a girl with a balloon and a dog', 'balloon held girl'],
    ['a girl with a dog', ''],
    ['a snowman holding a broom', 'broom held snowman'],
    ['a monkey hanging from a tree eating a banana', 'monkey face on deciduous tree, banana eaten monkey face'],
    ['a penguin on ice skates', 'ice skate worn penguin'],
    ['a house with a tree', ''],
  ])('what is done with a thing: "%s"', (prompt, expected) => {
    expect(tiesOf(prompt)).toBe(expected)
  })

  test('that what is worn leaves the wearer where it is', () => {
    expect(tiesOf('a snowman with a scarf and a hat in front of a house')).toBe(
      'snowman before house, scarf worn snowman, top hat worn snowman',
    )
    expect(tiesOf('a fairy sitting on a mushroom holding a rose')).toBe('fairy on mushroom, rose held fairy')
  })

  test.each([
    ['a girl reading', 'girl with open book'],
    ['a child brushing her teeth', 'child with toothbrush'],
    ['a robot and a shark dancing', 'robot dancing, shark dancing'],
    ['a dancing bear and a fox', 'bear dancing'],
    ['un chat qui danse', 'cat face dancing'],
    ['ein tanzender Bär', 'bear dancing'],
    ['un oso saltando', 'bear jumping'],
  ])('what somebody does: "%s"', (prompt, expected) => {
    expect(tiesOf(prompt)).toBe(expected)
  })
})
