import { labelPaper } from '@huebook/lineart'
import { describe, expect, test } from 'vitest'
import { compose, illustrate, PromptRefused } from './illustrate.ts'
import { LETTERS } from './lettering/write.ts'
import { finished } from './ornament/finished.ts'
import { sheetOf } from './ornament/sheet.ts'
import { PAGE } from './paper/page.ts'
import { randomFrom } from './random.ts'
import { sightsOf } from './raster/sight.ts'
import { refusalOf } from './refusal-of.ts'
import { LINE_WIDTH } from './styles/brief.ts'
import { partyTable } from './themes/landscape.ts'
import { readPrompt } from './words/read-prompt.ts'

describe('words that are to be read on a page', () => {
  test.each([
    ['the name Mia with unicorns', 'Mia', ['unicorn']],
    ['a card that says Happy Birthday', 'Happy Birthday', ['envelope']],
    ['a cake that says "I love cats" and a dog', 'I love cats', ['birthday cake', 'dog face']],
    ['a cow saying moo', 'moo', ['cow face']],
    ['a birthday cake with the name Emma on it', 'Emma', ['birthday cake']],
    ['a heart and MIA in bubble letters', 'MIA', ['red heart']],
    ['the word LOVE in bubble letters with hearts', 'LOVE', ['red heart']],
    ['a card saying Mum and Dad with hearts', 'Mum and Dad', ['envelope', 'red heart']],
    ['a dragon holding a sign that says "Keep out!"', 'Keep out!', ['dragon face']],
    ['the letter B with a bee', 'B', ['honeybee']],
    ['the name mia', 'mia', []],
    ['a name banner for Mia', 'Mia', []],
    ['Emma name banner', 'Emma', []],
    ['Happy birthday, Emma!', 'Happy birthday, Emma!', []],
    ['happy birthday emma', 'Happy Birthday Emma', []],
    ['Merry Christmas Grandma and Grandpa', 'Merry Christmas Grandma and Grandpa', []],
    ['der Name Jonas mit einem Bagger', 'Jonas', ['digger']],
    ['das Wort FREUNDE in dicken Buchstaben mit einem Hund', 'FREUNDE', ['dog face']],
    ['ein Schild, auf dem "Hallo" steht, und eine Katze', 'Hallo', ['cat face']],
    ['Alles Gute zum Geburtstag Lena', 'Alles Gute zum Geburtstag Lena', []],
    ["le prénom d'Emma avec un chat", 'Emma', ['cat face']],
    ['joyeux anniversaire Théo', 'joyeux anniversaire Théo', []],
    ['la palabra amor con una flor', 'amor', ['blossom']],
    ['il nome Giulia con un cane', 'Giulia', ['dog face']],
    ['o nome João com um gato', 'João', ['cat face']],
    ['imię Łukasz z kotem', 'Łukasz', ['cat face']],
    ['слово МАМА с котом', 'МАМА', ['cat face']],
    ['буква Ж с жуком', 'Ж', ['beetle']],
    ["ім'я Оленка з котом", 'Оленка', ['cat face']],
    ['Elif ismi ve bir kedi', 'Elif', ['cat face']],
    ['the name Ελένη with a cat', 'Ελένη', ['cat face']],
    ['Happy birthday grandma with a cat', 'Happy birthday grandma', ['cat face']],
    ['happy birthday mum and dad', 'Happy Birthday Mum And Dad', []],
    ['bonne fête maman avec un chat', 'Bonne Fête Maman', ['cat face']],
    ['Feliz Navidad abuelos', 'Feliz Navidad abuelos', []],
    ['tanti auguri nonna con un gatto', 'Tanti Auguri Nonna', ['cat face']],
    ['ein Namensschild für Maximilian mit einer Katze', 'Maximilian', ['cat face']],
    ['Gefeliciteerd Sanne', 'Gefeliciteerd Sanne', []],
    ['fijne verjaardag oma', 'Fijne Verjaardag Oma', []],
    ['het woord LIEFDE', 'LIEFDE', []],
    ['een naambord voor Daan', 'Daan', []],
  ])('are lettered, and are not drawn as things: %s', (prompt, text, drawn) => {
    const reading = readPrompt(prompt)
    expect(reading.lettering?.text).toBe(text)
    expect(reading.wanted.map(({ drawing }) => drawing.name)).toEqual(drawn)
    expect(reading.missing).toEqual([])
  })

  test.each([
    ['the word LOVE in bubble letters', 'round', undefined],
    ['the name Sophia in fancy letters with a unicorn', 'ornate', undefined],
    ['das Wort FREUNDE in dicken Buchstaben', 'block', undefined],
    ['the word PEACE in an arch with flowers', undefined, 'arch'],
    ['a banner with the name Mia', undefined, 'banner'],
    ['le prénom Zoé sur une bannière', undefined, 'banner'],
  ])('look as is said: %s', (prompt, kind, form) => expect(readPrompt(prompt).lettering).toMatchObject({ kind, form }))

  test.each(['happy birthday party girl', 'a birthday party for grandma', 'grandma', 'thank you teacher card'])(
    'are none where somebody is no more than named: %s',
    (prompt) => expect(readPrompt(prompt).lettering?.text ?? '').toBe(''),
  )

  test('have room on an empty banner where no name is told', () => {
    expect(readPrompt('a name banner').lettering).toMatchObject({ text: '', form: 'banner' })
    expect(readPrompt('a name banner').missing).toEqual([])
  })

  test('are no part of the title', () => {
    expect(compose({ prompt: 'a card that says Happy Birthday' }).title).toBe('A card')
    expect(compose({ prompt: 'the name Mia with unicorns' }).title).toBe('Unicorns')
    expect(compose({ prompt: 'le prénom Chloé avec un chat' }).title).toBe('Un chat')
    expect(compose({ prompt: 'Happy birthday Emma' }).title).toBe('Happy birthday')
    expect(compose({ prompt: 'the name Mia' }).title).toBe('Letters to colour')
  })

  test('still tell of a feast', () => {
    expect(readPrompt('a card that says Happy Birthday').theme).toBe('birthday')
    expect(readPrompt('с днём рождения, Алёша!').theme).toBe('birthday')
    expect(readPrompt('joyeux noël Léa').theme).toBe('christmas')
  })

  test('make a page by themselves', () => {
    expect(refusalOf('the name MIA')).toBeUndefined()
    expect(compose({ prompt: 'the name MIA' })).toMatchObject({ style: 'frame', found: ['MIA'], missing: [] })
  })

  test.each([
    ['the name 花子 with a cat', ['the letters 花子']],
    ['a card that says "Hello 🎉 مرحبا" and a dog', ['the letters 🎉', 'the letters مرحبا']],
  ])('are said to be missing where no font has them: %s', (prompt, missing) =>
    expect(readPrompt(prompt).missing).toEqual(missing),
  )

  test('beyond what can be coloured are said to be missing', () => {
    const { lettering, missing } = readPrompt(`a sign that says "${'colouring is wonderful '.repeat(6)}"`)
    expect(lettering?.text.length).toBeLessThanOrEqual(60)
    expect(missing.join(' ')).toMatch(/^the letters .*colouring/)
  })

  test.each([
    'a girl saying hello',
    'a girl reading a book',
    'a cat named Luna',
    'letters A, B and C',
    'die Buchstaben D bis F',
    'the name of the rose',
    'a letter to Santa',
    'happy birthday',
    'Happy Birthday Cake',
    'Merry Christmas Eve',
    'a stop sign',
    'a love letter',
    'das Haus steht am See',
    'una carta de amor',
    'my name is Emma and I like cats',
    'for Emma',
  ])('are none of: %s', (prompt) => expect(readPrompt(prompt).lettering).toBeUndefined())

  test('do not insult, though what they say may be drawn', () => {
    for (const prompt of [
      'a sign that says "You are stupid"',
      'the word LOSER with a cat',
      'das Wort DUMMKOPF',
      'the letters F U C K',
      'letters F, U, C and K',
      'a sign that says "call me on 0176 12345678"',
    ])
      expect(refusalOf(prompt), prompt).toBe('unsuitable')
    expect(() => illustrate({ prompt: 'the name Idiot' })).toThrow(PromptRefused)
    expect(refusalOf('an ugly duckling')).toBeUndefined()
    expect(refusalOf('the name Emma with an ugly duckling')).toBeUndefined()
  })
})

/** How many areas of a page are seen to be letters, and how much of the least seen letter is. */
function lettersOf(prompt: string, detail: 1 | 2 | 3 = 2) {
  const { things } = compose({ prompt, detail })
  const letters = things.filter(({ shows }) => shows?.name === LETTERS)
  const sights = sightsOf(things)
  const { ink, owner } = sheetOf(things, LINE_WIDTH[detail])
  const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
  const areas = letters.map((letter) => {
    const one = things.indexOf(letter) + 1
    return new Set(labels.filter((label, pixel) => label > 0 && owner[pixel] === one)).size
  })
  return { count: letters.length, areas, seen: Math.min(...letters.map((letter) => sights.get(letter)?.share ?? 0)) }
}

describe('letters on a page', () => {
  test.each([
    ['Happy birthday Emma', 17],
    ['the name Oliver with dinosaurs', 6],
    ['a giraffe and the word TALL', 4],
    ['the word PEACE in an arch with flowers', 5],
    ['a mandala with the name Anna', 4],
    ['a pattern of hearts with the word LOVE', 4],
    ['close up of a cat with the name Luna', 4],
    ['слово МАМА с котом', 4],
  ])('are all there, each an area of its own before everybody else: %s', (prompt, count) => {
    const letters = lettersOf(prompt)
    expect(letters.count).toBe(count)
    expect(letters.seen).toBeGreaterThan(0.97)
    for (const areas of letters.areas) expect(areas).toBeGreaterThanOrEqual(1)
  })

  test('keep their holes, and parts that stand alone', () => {
    // A hole belongs to what is behind it.
    const { things } = compose({ prompt: 'the name Boi' })
    const { ink } = sheetOf(things, LINE_WIDTH[2])
    const without = sheetOf(
      things.filter(({ shows }) => shows?.name !== LETTERS),
      LINE_WIDTH[2],
    )
    const areas = (data: Uint8Array): number => labelPaper({ width: PAGE, height: PAGE, data }).count
    // B and two holes, o and one, i and its dot.
    expect(areas(ink) - areas(without.ink)).toBe(7)
  })

  test.each<[prompt: string, detail: 1 | 2, areas: number]>([
    ['a sign that says "Bag of eggs"', 2, 9 + 8],
    ['a banner that says "Bee" in block letters', 2, 3 + 4],
    ['a sign that says "Keep on baking bread"', 2, 17 + 12],
    ['a banner with the name Babette', 1, 7 + 6],
  ])('are not filled, nor are their holes: %s', (prompt, detail, areas) => {
    const { things, key } = compose({ prompt, detail })
    const inked = finished(things, detail, key)
    const written = inked.findIndex(({ shows }) => shows?.name === LETTERS)
    const without = [...inked.slice(0, written), ...inked.slice(written + lettersOf(prompt, detail).count)]
    const count = (some: typeof inked): number =>
      labelPaper({ width: PAGE, height: PAGE, data: sheetOf(some, LINE_WIDTH[detail]).ink }).count
    expect(count(inked) - count(without)).toBe(areas)
  })

  test.each<[prompt: string, detail: 1 | 2, count: number]>([
    ['das Wort FREUNDSCHAFTSBAND in dicken Buchstaben', 1, 'FREUND-SCHAFTS-BAND'.length],
    ['the word CONGRATULATIONS', 2, 'CON-GRATU-LATIONS'.length],
    ['the name Jean-Baptiste', 2, 'Jean-Baptiste'.length],
    ['the name Maximilian', 2, 'Maximilian'.length],
  ])('of a long word are in rows rather than small: %s', (prompt, detail, count) => {
    const { things, key } = compose({ prompt, detail })
    const { ink, owner } = sheetOf(finished(things, detail, key), LINE_WIDTH[detail])
    const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
    const letters = things.flatMap(({ shows }, i) => (shows?.name === LETTERS ? [i + 1] : []))
    const coloured = letters.filter((letter) => labels.some((label, pixel) => label > 0 && owner[pixel] === letter))
    expect(coloured).toHaveLength(count)
    expect(Math.min(...things.flatMap(({ shows, scale }) => (shows?.name === LETTERS ? [scale] : [])))).toBeGreaterThan(
      0.1,
    )
  })

  test('of two long words are in rows, too', () => {
    const { things } = compose({ prompt: 'a sign that says "Freundschaftsband Geburtstagskuchen"' })
    const letters = things.filter(({ shows }) => shows?.name === LETTERS)
    expect(letters).toHaveLength('Freund-schafts-bandGeburts-tagskuchen'.length)
    expect(Math.min(...letters.map(({ scale }) => scale))).toBeGreaterThan(0.08)
  })

  test.each([
    ['Joyeux anniversaire Chloé', 2],
    ['the name Otto with a boat', 1],
    ['Happy birthday to Theodora Brown', 2],
  ] as const)('keep strokes and holes apart, also where a hole is the larger of the two: %s', (prompt, detail) => {
    const { things, key } = compose({ prompt, detail })
    const areas = (some: typeof things): number[] => {
      const { ink, owner } = sheetOf(some, LINE_WIDTH[detail])
      const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
      return things.flatMap(({ shows }, i) =>
        shows?.name === LETTERS
          ? [new Set(labels.filter((label, pixel) => label > 0 && owner[pixel] === i + 1)).size]
          : [],
      )
    }
    expect(areas(finished(things, detail, key))).toEqual(areas(things))
  })

  test('are on plain paper on an intricate page', () => {
    for (const prompt of [
      'the name Sophia with a unicorn',
      'der Name Jürgen',
      'Buon compleanno Giulia',
      'the word PEACE in an arch with flowers',
      'a pattern of hearts with the word LOVE',
    ]) {
      const { things, key } = compose({ prompt, detail: 3 })
      const panel = things.findIndex(({ isPlain }) => isPlain) + 1
      const areas = (some: typeof things): number => {
        const { ink, owner } = sheetOf(some, LINE_WIDTH[3])
        const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
        return new Set(labels.filter((label, pixel) => label > 0 && owner[pixel] === panel)).size
      }
      expect(panel, prompt).toBeGreaterThan(0)
      expect(areas(finished(things, 3, key)), prompt).toBeLessThanOrEqual(areas(things))
    }
  })

  test('hang where pennants would', () => {
    const pennants = partyTable(randomFrom('a')).overhead.flatMap(({ art }) => art)
    const drawn = (prompt: string): string[] =>
      compose({ prompt }).things.flatMap(({ art }) => art.map(({ lines }) => lines))
    for (const { lines } of pennants) {
      expect(drawn('a birthday party')).toContain(lines)
      expect(drawn('Happy birthday Emma')).not.toContain(lines)
    }
  })

  test('have ornament inside on an intricate page', () => {
    const { things, key } = compose({ prompt: 'the word LOVE with a cat', detail: 3, style: 'scene' })
    const { ink, owner } = sheetOf(finished(things, 3, key), LINE_WIDTH[3])
    const letters = things.flatMap(({ shows }, i) => (shows?.name === LETTERS ? [i + 1] : []))
    const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
    for (const letter of letters)
      expect(new Set(labels.filter((label, pixel) => label > 0 && owner[pixel] === letter)).size).toBeGreaterThan(3)
  })
})
