import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'

const sleepers = (prompt: string): string =>
  readPrompt(prompt)
    .wanted.filter(({ asleep }) => asleep)
    .map(({ drawing }) => drawing.name)
    .join(', ')

describe('who sleeps', () => {
  test.each([
    ['a sleeping cat', 'cat face'],
    ['a cat sleeping on a bed', 'cat face'],
    ['a dog and a rabbit asleep under a tree', 'dog face, rabbit face'],
    ['a fox taking a nap', 'fox'],
    ['a girl reading to a sleeping bear', 'bear'],
    ['un gato durmiendo', 'cat face'],
    ['un oso dormido', 'bear'],
    ['ein schlafender Hund', 'dog face'],
    ['die Katze schläft', 'cat face'],
    ['un chat endormi', 'cat face'],
    ['un ours qui dort', 'bear'],
    ['un gatto che dorme', 'cat face'],
    ['um gato dormindo', 'cat face'],
    ['спящий кот', 'cat face'],
    ['ведмідь спить', 'bear'],
    ['śpiący kot', 'cat face'],
    ['uyuyan kedi', 'cat face'],
    ['قطة نائمة', 'cat face'],
    ['睡觉的猫', 'cat face'],
    ['眠っている猫', 'cat face'],
  ])('is told from "%s": %s', (prompt, expected) => {
    expect(sleepers(prompt)).toBe(expected)
    expect(readPrompt(prompt).missing).toEqual([])
  })

  test.each(['a cat in a sleeping bag', 'a sleepy bear', 'a dog'])('is nobody in "%s"', (prompt) => {
    expect(sleepers(prompt)).toBe('')
  })

  test('sleeps at night where no other place is named', () => {
    expect(readPrompt('a sleeping fox').theme).toBe('night')
    expect(readPrompt('a fox sleeping in the snow').theme).toBe('winter')
    expect(readPrompt('a sleeping dolphin').theme).toBe('underwater')
  })
})
