import { describe, expect, test } from 'vitest'
import { hasUnsuitableWords } from './unsuitable-words.ts'

describe('words in other languages than English', () => {
  test.each([
    ['Spanish', 'un hijo de puta'],
    ['French', 'une grosse merde'],
    ['German', 'zwei Wichser im Wald'],
    ['Portuguese', 'vai tomar no cu'],
    ['Italian', 'uno stronzo'],
    ['Polish', 'kurwa w lesie'],
    ['Russian', 'ебать'],
    ['Turkish', 'orospu çocuğu'],
    ['Swedish', 'jävla fitta'],
    ['Japanese', 'ちんこ'],
  ])('that are rude in %s are noticed', async (_language, text) => {
    expect(await hasUnsuitableWords({ text })).toBe(true)
  })

  test.each([
    'two cats on a bicycle under the moon',
    'a bite of cake with a pipe organ',
    'un perro con un gato en la playa',
    'un asno y un burro con un martillo',
    'una concha en la playa',
    'uma aranha no jardim com um pinto',
    'une chatte et ses chatons sur une pédale',
    'zwei Möpse und ein Esel im Garten',
    'ein Drache mit langem Schwanz',
    'la regina e il pesce sulla nave',
    'кот и собака под луной',
    '小猫在花园里',
    '猫と犬が公園で遊ぶ',
    'kaksi kissaa kuun alla',
    'twee katten op een fiets',
    'iki kedi ay altında',
    'två katter på en cykel',
    'dwa koty na rowerze',
    'deux chats et un lapin dans le jardin',
    'dos conejos y una zorra en el bosque',
    'due gatti sotto la luna',
    'dois gatos numa bicicleta',
  ])('that a child would say are not: %s', async (text) => {
    expect(await hasUnsuitableWords({ text })).toBe(false)
  })
})
