import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPersonal } from './personal.ts'

describe('what leads to somebody', () => {
  test.each([
    'call 0171 2345678',
    '+49 (0)171 / 234 56 78',
    '555-123-4567',
    '5551234567',
    '٠١٧١٢٣٤٥٦٧٨',
    '０１７１２３４５６７８',
    '0️⃣1️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
    '0\u200b1\u200b7\u200b1 2345678',
    'zero one seven one two three four five',
    'mia@example.org',
    'mia at gmail dot com',
    'mia (at) gmail.com',
    'www.example.org',
    'https://example.org/cat',
    'see example.com',
    'еxаmple.cоm',
    'example dot com',
    'discord.gg/abc',
    't.me/mia',
    'youtu.be/abc',
    'www.cats.at',
    '171 234 5678',
    '+49 171 2345678',
    '+49 171 234 5678',
    'a cat by @mia_2014',
    'add me on snapchat',
    'My insta: miadraws',
    'I live at 12 Baker Street',
    'text me',
  ])('is "%s"', (text) => expect(isPersonal(text)).toBe(true))

  test.each([
    'a birthday cake with 7 candles',
    'numbers 1 2 3 4 5 6 7 8 9 10',
    '0123456789',
    '10 20 30 40 50 60',
    '10 9 8 7 6 5 4 3 2 1',
    '9 8 7 6 5 4 3',
    '1 2 1 2 1 2 1 2',
    '1 2 4 8 16 32 64',
    '2024 2025 2026',
    '1 000 000 thanks',
    'Boeing 747-8000',
    'Pi 3.14159265',
    'Sun.At noon',
    'The end.Be happy',
    'Ein Hund.Es regnet',
    'One, two, three, four, five, six, seven, eight',
    'Christmas 24.12.2026',
    '2026-11-17',
    'Berlin 2024–2026',
    '101 Dalmatians',
    'Sherlock Holmes, 221B Baker Street',
    'a robot with 1000000 buttons',
    'The cat sat. A dog came.',
    'Mr. Fox & Mrs. Hen',
    'cat, dog and p@nda',
    'My cat in a snapdragon',
    'Call me Ishmael',
    'Apollo 11 on the moon',
    'me and my dog',
  ])('is not "%s"', (text) => expect(isPersonal(text)).toBe(false))

  test('is decided for any text, however long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => typeof isPersonal(text) === 'boolean'),
    )
    expect(isPersonal('1 '.repeat(500_000))).toBeTypeOf('boolean')
  })
})
