import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'

/** Who is where, as "bird on cat face"; what is in something is "in" it. */
const relations = (prompt: string): string => {
  const { wanted } = readPrompt(prompt)
  const nameOf = (index: number): string => wanted[index]?.drawing.name ?? ''
  return wanted
    .flatMap(({ drawing, on, within, tie }) => [
      ...(on === undefined ? [] : [`${drawing.name} ${within ? 'in' : 'on'} ${nameOf(on)}`]),
      ...(tie ? [`${drawing.name} ${tie.how} ${tie.whom.map(nameOf).join(' and ')}`] : []),
    ])
    .join(', ')
}

describe('who is where, however it is said', () => {
  test.each([
    ['there is a cat and on top of it sits a bird', 'bird on cat face'],
    ['a house, and on top of it sits a cat', 'cat face on house'],
    ['a boat in which a bear sits', 'bear in sailboat'],
    ['an elephant on which a monkey is riding', 'monkey face on elephant'],
    ['a basket full of kittens', 'cat face in basket'],
    ['a basket with three kittens', 'cat face in basket'],
    ['a cup of coffee with books', ''],
    ['a dog wering a hat', 'top hat worn dog face'],
    ['a boy rideing a horse', 'boy on horse'],
    ['a monkey hanging from a tree eating a banana', 'monkey face on deciduous tree, banana eaten monkey face'],
    ['a princess fighting a dragon with a sword', 'princess facing dragon face, sword held princess'],
    ['a bear and a fox hugging', 'bear loving fox'],
    ['a cat up a tree', 'cat face on deciduous tree'],
    ['an elf wrapping a present', 'elf facing wrapped gift'],
    ['a fox reading a book to three rabbits', 'fox facing rabbit face, closed book held fox'],
    ['un chien qui poursuit un chat', 'dog face chasing cat face'],
    ['ein Junge füttert ein Pferd', 'boy facing horse'],
    ['猫追老鼠', 'cat face chasing mouse face'],
    ['एक लड़का पतंग उड़ा रहा है', 'kite held boy'],
    ['a bear in a boat with a fox', 'bear in sailboat'],
    ['a turtle with a snail on its back', 'snail on turtle'],
    ['a mouse riding on the back of an elephant', 'mouse face on elephant'],
    ['a bus in front of a school', 'bus before school'],
    ['a girl who is holding a balloon', 'balloon held girl'],
    ['a bear with a flower in its hand', 'blossom held bear'],
    ['ein Hund, der auf einem Pferd reitet', 'dog face on horse'],
    ['un perro debajo de un árbol', 'dog face under deciduous tree'],
    ['un chat devant une maison', 'cat face before house'],
    ['um gato em cima da casa', 'cat face on house'],
    ['teknede bir kedi', 'cat face in sailboat'],
    ['नाव में बिल्ली', 'cat face in sailboat'],
    ['船上的猫', 'cat face on sailboat'],
    ['車の中の猫', 'cat face in automobile'],
  ])('"%s": %s', (prompt, expected) => {
    expect(relations(prompt)).toBe(expected)
    expect(readPrompt(prompt).missing).toEqual([])
  })
})
