import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'
import { FLYING } from '../tables/grammar/relations.ts'
import { DEEDS, PROPS } from '../tables/scenes.ts'
import { verbMeant } from './misspelling.ts'

const names = (prompt: string): string[] => readPrompt(prompt).wanted.map(({ drawing }) => drawing.name)

describe('a misspelt word', () => {
  test.each([
    ['elefant', 'elephant'],
    ['dinosour', 'sauropod'],
    ['buterfly', 'butterfly'],
    ['giraff', 'giraffe'],
    ['unicorm', 'unicorn'],
    ['rinoceros', 'rhinoceros'],
    ['hipopotamus', 'hippopotamus'],
    ['kangeroo', 'kangaroo'],
    ['pengiun', 'penguin'],
    ['dolfin', 'dolphin'],
    ['rabit', 'rabbit face'],
    ['tortise', 'turtle'],
    ['crocodille', 'crocodile'],
    ['catterpillar', 'bug'],
    ['grasshoper', 'cricket'],
    ['zeebra', 'zebra'],
    ['prinsess', 'princess'],
    ['helicoptor', 'helicopter'],
    ['astronot', 'astronaut'],
    ['elefants', 'elephant'],
    ['lama', 'llama'],
    ['lamas', 'llama'],
    ['pupy', 'dog face'],
    ['frogg', 'frog'],
  ])('%s is read as %s', (word, name) => expect(names(`a ${word}`)).toEqual([name]))

  test('is not corrected into another thing that exists', () => {
    expect(names('house horse mouse moose')).toEqual(['house', 'horse', 'mouse face', 'moose'])
    expect(names('boat goat bear pear')).toEqual(['sailboat', 'goat', 'bear', 'pear'])
    expect(names('a clown with a crown')).toEqual(['clown face', 'crown'])
  })

  test.each(['paper', 'beard', 'trick', 'skill', 'driver', 'danger', 'price', 'battle', 'speed', 'soon', 'hoop'])(
    'is not suspected in "%s"',
    (word) => expect(names(word)).toEqual([]),
  )
})

test.each([
  ['fliying', 'flying'],
  ['wering', 'wearing'],
])('"%s" is meant to be "%s"', (word, meant) => expect(verbMeant(word)).toBe(meant))

test('no verb that the tables know is taken for another', () => {
  const known = [...PROPS.map(({ words }) => words), ...DEEDS.map(({ words }) => words), [...FLYING].join(' ')]
  const verbs = known.flatMap((words) => words.match(/\b[a-z]+ing\b/g) ?? [])
  expect(verbs).toContain('frying')
  expect(verbs.filter((verb) => ![undefined, verb].includes(verbMeant(verb)))).toEqual([])
})
