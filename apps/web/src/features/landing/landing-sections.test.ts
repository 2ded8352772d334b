import { type Plan, PlanId, type WebsiteOutline } from '@huebook/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LandingFrame } from './landing-frame.tsx'
import { LandingSections } from './landing-sections.tsx'

const shown = { visibility: true }
const landing: WebsiteOutline['landing'] = {
  home: {
    ...shown,
    platforms: {
      web: '/sign-up',
      android: '',
      ios: '',
      windows: '',
      mac: '',
      debian: 'https://example.org/huebook.deb',
    },
    headingLine1: 'First line',
    headingLine2: 'Second line',
    subheading: 'Below the heading',
    image: '',
  },
  howItWorks: { ...shown, subheading: 'Above the steps', instructions: [{ id: '1', content: 'The only step' }] },
  features: {
    ...shown,
    subheading: 'Above the features',
    image: '/files/features.webp',
    features: [{ id: '1', icon: 'heart', title: 'A feature', description: 'What it does' }],
  },
  testimonials: {
    ...shown,
    testimonials: [{ id: '1', photo: '', feedback: 'I like it', name: 'Ada Lovelace', location: 'London' }],
  },
  metrics: { ...shown, metrics: [{ id: '1', key: 'Pencils in the box', value: '19' }] },
  pricing: { ...shown, subheading: 'Above the prices' },
  faqs: {
    ...shown,
    faqs: [{ id: '1', question: 'Is it fun?', answer: 'It is' }],
    support: { heading: 'More questions', description: 'Ask us', link: 'mailto:help@example.org' },
  },
  callToAction: { ...shown, heading: 'Shall we', description: 'It takes a minute' },
  contact: {
    ...shown,
    subheading: 'Above the addresses',
    location: '1 Pencil Street',
    phone: '+44 (0)20 7946 0000',
    email: 'hello@example.org',
    image: '/files/contact.webp',
  },
  footer: { ...shown, socials: [{ id: '1', url: 'https://example.org/us', icon: 'instagram' }] },
}
const website: WebsiteOutline = { landing, terms: shown, privacy: { visibility: false } }

const advanced = {
  id: PlanId.parse('7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'),
  name: 'advanced',
  title: 'Advanced',
  description: 'For every day',
  price: 9.99,
  discount: 20,
  paid: true,
  stripe_price_id: '',
  for_sale: false,
  public_page_limit: 1000,
  page_creation_limit: 200,
} as const

/** As a server renders it: there is no window, and no effect runs. */
function rendered(given: WebsiteOutline, plan: Plan = advanced): string {
  const sections = createElement(LandingSections, {
    siteName: 'Huebook',
    tagline: 'Colour anywhere',
    landing: given.landing,
    plans: [plan],
  })
  const entryLink = { to: '/sign-in', label: 'Sign in' }
  const frame = LandingFrame({ siteName: 'Huebook', website: given, entryLink, children: sections })
  return renderToString(createElement(MemoryRouter, null, frame)).replaceAll('<!-- -->', '')
}

const off = (name: keyof typeof landing): WebsiteOutline => ({
  ...website,
  landing: { ...landing, [name]: { ...landing[name], visibility: false } },
})

/** What only this section says. */
const sayings: Record<keyof typeof landing, string> = {
  home: 'First line',
  howItWorks: 'The only step',
  features: 'What it does',
  testimonials: 'I like it',
  metrics: 'Pencils in the box',
  pricing: '$9.99',
  faqs: 'Is it fun?',
  callToAction: 'Get started',
  contact: 'mailto:hello@example.org',
  footer: 'https://example.org/us',
}

test('all that an administrator has written is in the page before any script runs', () => {
  const html = rendered(website)
  const written = JSON.stringify(landing).match(/"(?:[^"\\]|\\.)*"(?=[,}\]])/g) ?? []
  const words = written.map((text) => JSON.parse(text) as string).filter((text) => text.length > 2)
  const unseen = new Set(['heart', 'instagram'])
  expect(words.filter((text) => !unseen.has(text) && !html.includes(text))).toEqual([])
})

test.each(Object.entries(sayings))('the section %s is there, and is gone when it is switched off', (name, saying) => {
  expect(rendered(website).includes(saying)).toBe(true)
  expect(rendered(off(name as keyof typeof landing)).includes(saying)).toBe(false)
})

test('a page whose home is switched off still has a heading', () => {
  expect(rendered(off('home')).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Huebook')
})

test('the footer names the documents that are switched on, and no other', () => {
  const names = ['Terms of Service', 'Privacy Policy']
  expect(names.filter((name) => rendered(website).includes(name))).toEqual(['Terms of Service'])
})

test('the footer offers apps only when there is one besides the web', () => {
  const offersApps = (debian: string) => {
    const home = { ...landing.home, platforms: { ...landing.home.platforms, debian } }
    return rendered({ ...website, landing: { ...landing, home } }).includes('Get the app')
  }
  expect(offersApps('https://example.org/huebook.deb')).toBe(true)
  expect(offersApps('')).toBe(false)
})

test('a link in the footer leads anywhere its editor lets it lead, and has a name to be heard', () => {
  const linkTo = (url: string) => {
    const footer = { ...shown, socials: [{ id: '1', url, icon: '' }] }
    const [, after = ''] = rendered({ ...website, landing: { ...landing, footer } }).split('<footer')
    return after.match(/<a [^>]*aria-label[^>]*>/)?.[0]
  }
  expect(linkTo('/terms')).toMatch(/aria-label="\/terms".*href="\/terms"/)
  expect(linkTo('tel:+49301234')).toMatch(/href="tel:\+49301234".*aria-label="tel:\+49301234"/)
  expect(linkTo('javascript:alert(1)')).toBeUndefined()
})

test('the pricing says calmly where no plan is sold, and nothing of it where one is', () => {
  const says = (for_sale: boolean) =>
    rendered(website, { ...advanced, for_sale }).includes('This site sells no plans yet')
  expect([says(false), says(true)]).toEqual([true, false])
})

test('a telephone number can be dialled as it was typed', () => {
  expect(rendered(website).match(/href="(tel:[^"]*)"/)?.[1]).toBe('tel:+4402079460000')
})

test('two renderings are the same, so that a page made by the server can be gone on with', () => {
  const [once, again] = [rendered(website), rendered(website)]
  expect(once === again).toBe(true)
})
