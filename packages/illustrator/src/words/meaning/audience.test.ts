import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'
import { titleOf } from '../title-of.ts'

/** What a prompt asks for, as "title: theme detail". */
function read(prompt: string): string {
  const reading = readPrompt(prompt)
  const { theme = 'anywhere', detail = '' } = reading
  return `${titleOf(prompt, reading)}: ${theme} ${detail}`.trim()
}

describe('whom a page is for', () => {
  test.each([
    ['a cow for my kindergarten class', 'A cow: farm'],
    ['a cow for my grandson who is 3', 'A cow: farm 1'],
    ['a cow for my daughter aged 4', 'A cow: farm 1'],
    ['a cow for my 5 year old', 'A cow: farm 2'],
    ['a cow, age 6', 'A cow: farm 2'],
    ['a cow for grade 3', 'A cow: farm 2'],
    ['a cow for third graders', 'A cow: farm 2'],
    ['a cow for my preschool class', 'A cow: farm 1'],
    ['a cow for seniors', 'A cow: farm 3'],
    ['a cow for my grandma', 'A cow: farm 3'],
    ['a cow for community helpers week', 'A cow: farm'],
    ['a cow, for a lesson on hygiene', 'A cow: farm'],
    ['for a lesson on dinosaurs', 'Dinosaurs: dinosaurs'],
    ['for my class: a lion', 'A lion: savanna'],
    ['a cow for my class and a pig', 'A cow and a pig: farm'],
    ['una vaca para mi nieto que tiene 3 años', 'Una vaca: farm 1'],
    ['una vaca para niños de 3 a 5 años', 'Una vaca: farm 1'],
    ['eine Kuh für die 3. Klasse', 'Eine Kuh: farm 2'],
    ['eine Kuh für den Kindergarten', 'Eine Kuh: farm'],
    ['une vache pour ma classe de maternelle', 'Une vache: farm'],
    ['una mucca per la scuola materna', 'Una mucca: farm'],
    ['uma vaca para minha turma', 'Uma vaca: farm'],
    ['корова для 3 класса', 'Корова: farm 2'],
    ['krowa dla przedszkola', 'Krowa: farm'],
    ['4 yaşındaki oğlum için inek', 'Inek: farm 1'],
    ['मेरे 5 साल के बेटे के लिए गाय', 'गाय: farm 2'],
    ['3歳向けの牛', '牛: farm 1'],
    ['给幼儿园画一头牛', '画一头牛: farm'],
    ['قطة للروضة', 'قطة: anywhere'],
  ])('is neither a place nor part of the title of "%s", but tells the detail: %s', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
    expect(readPrompt(prompt).missing).toEqual([])
  })

  test.each([
    ['a 3 year old girl with a cow', 'A 3 year old girl with a cow: farm'],
    ['a boy in a kindergarten', 'A boy in a kindergarten: school'],
    ['a cow for kids in 3 boats', 'A cow in 3 boats: sea'],
  ])('is not told by "%s"', (prompt, expected) => expect(read(prompt)).toBe(expected))

  test.each([
    ['for kids a pirate', 'pirate'],
    ['for my 5 year old a princess', 'princess'],
    ['for my daughter a mermaid and a dolphin', 'mermaid, dolphin'],
    ['for ages 6, 2 dogs and a cat', 'dog face × 2, cat face'],
  ])('"%s" still shows whom it asks for: %s', (prompt, expected) => {
    const { wanted } = readPrompt(prompt)
    expect(wanted.map(({ drawing, count }) => drawing.name + (count > 1 ? ` × ${count}` : '')).join(', ')).toBe(
      expected,
    )
  })

  test('is 6 where two dogs follow', () => expect(readPrompt('for ages 6, 2 dogs and a cat').detail).toBe(2))
})

describe('whoever writes', () => {
  const drawn = (prompt: string): string =>
    readPrompt(prompt)
      .wanted.map(({ drawing }) => drawing.name)
      .join(', ')

  test.each([
    ['me and my dog', 'child, dog face'],
    ['my brother and me', 'boy, child'],
    ['my sister and I on a horse', 'girl, child, horse'],
    ['I am flying with a dragon', 'child, dragon face'],
    ['draw me and my cat', 'child, cat face'],
    ['a portrait of me', 'child'],
    ['us at the beach', 'girl, boy'],
    ['ich und mein Hund', 'child, dog face'],
    ['moi et mon chien', 'child, dog face'],
    ['yo y mi perro', 'child, dog face'],
    ['я и моя собака', 'child, dog face'],
    ['मैं और मेरा कुत्ता', 'child, dog face'],
    ['我和我的狗', 'child, dog face'],
  ])('is on the page of "%s": %s', (prompt, expected) => expect(drawn(prompt)).toBe(expected))

  test.each([
    ['draw me a cat', 'cat face'],
    ['I want a cat', 'cat face'],
    ['I am a princess', 'princess'],
    ['a cat i en box', 'cat face, package'],
    ['me as a superhero', 'superhero'],
    ['ich möchte eine Katze', 'cat face'],
    ['dessine-moi un chat', 'cat face'],
    ['a boy with a yo-yo', 'boy, yo-yo'],
  ])('only asks in "%s": %s', (prompt, expected) => expect(drawn(prompt)).toBe(expected))
})
