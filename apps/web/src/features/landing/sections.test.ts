import type { Website } from '@huebook/contract'
import { expect, test } from 'vitest'
import { isShown, visibleSections } from './sections.ts'

const landing = (off: string[] = [], changes: object = {}) => {
  const on = (name: string) => ({ visibility: !off.includes(name) })
  return {
    home: on('home'),
    howItWorks: { ...on('howItWorks'), instructions: [{ id: '1', content: 'Describe it' }] },
    pricing: on('pricing'),
    faqs: { ...on('faqs'), faqs: [{ id: '1', question: 'Why?', answer: 'Because' }] },
    contact: { ...on('contact'), location: '', phone: '', email: 'hello@example.org' },
    ...changes,
  } as unknown as Website['landing']
}
const links = (...given: Parameters<typeof landing>) => visibleSections(landing(...given)).map(({ label }) => label)

test('the header links to the sections that are switched on, and to no other', () => {
  expect(links()).toEqual(['Home', 'How it works', 'Pricing', 'FAQs', 'Contact'])
  expect(links(['howItWorks', 'faqs'])).toEqual(['Home', 'Pricing', 'Contact'])
  expect(links(['home', 'howItWorks', 'pricing', 'faqs', 'contact'])).toEqual([])
})

test('a section that is switched on but has nothing to say is neither shown nor linked to', () => {
  const empty = {
    faqs: { visibility: true, faqs: [] },
    contact: { visibility: true, location: '', phone: '', email: '' },
  }
  expect(links([], empty)).toEqual(['Home', 'How it works', 'Pricing'])
  expect(isShown(landing([], empty), 'faqs')).toBe(false)
})
