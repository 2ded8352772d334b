import { expect, test } from 'vitest'
import { differences, gistOf } from './differences.ts'

const cta = { visibility: true, heading: 'What shall we draw?', description: 'It is free' }

test('two states of a section are told apart field by field', () => {
  expect(differences('callToAction', cta, { ...cta, visibility: false, heading: 'Draw' })).toEqual([
    { path: 'visibility', label: 'Visibility', mine: 'Shown', theirs: 'Hidden' },
    { path: 'heading', label: 'Heading', mine: 'What shall we draw?', theirs: 'Draw' },
  ])
  expect(differences('callToAction', cta, { ...cta })).toEqual([])
})

test('an item that only one of them has is told with its place', () => {
  const metrics = { visibility: true, metrics: [{ id: '1', key: 'Brushes', value: '6' }] }
  expect(differences('metrics', metrics, { visibility: true, metrics: [] })).toEqual([
    { path: 'metrics.0.value', label: 'Figure 1', mine: '6', theirs: '' },
    { path: 'metrics.0.key', label: 'What it counts 1', mine: 'Brushes', theirs: '' },
  ])
})

test('a section is summed up by its first words, a document without its markup', () => {
  expect(gistOf('callToAction', cta)).toBe('What shall we draw? · It is free')
  expect(gistOf('terms', { visibility: true, content: '<h2>Terms</h2><p>Be kind.</p>' })).toBe('Terms Be kind.')
  expect(gistOf('metrics', { visibility: false, metrics: [] })).toBe('')
})
