import { Boot, PlanId, WebsiteOutline } from '@huebook/contract'
import { expect, test } from 'vitest'
import { parseBoot } from './parse-boot.ts'
import { parseWebsite } from './parse-website.ts'
import { siteFrom } from './site.ts'
import { websiteExample } from './website-example.ts'

const pricing = { visibility: true, subheading: 'Simple prices' }
const starter = {
  id: PlanId.parse('7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11'),
  name: 'starter',
  title: 'Starter',
  description: 'For every weekend',
  price: 4.99,
  discount: 0,
  paid: true,
  stripe_price_id: '',
  for_sale: false,
  public_page_limit: 200,
  page_creation_limit: 50,
} as const

const boot: Boot = {
  settings: [
    { name: 'app_name', value: 'Kids & <b>"Crayons"</b> 🖍️' },
    { name: 'tagline', value: 'Colour all day' },
    { name: 'website', value: JSON.stringify({ landing: { pricing } }) },
  ],
  plans: [starter],
}

test('the site the server wrote into the page is read from it', () => {
  expect(Boot.parse(boot)).toEqual(boot)
  expect(parseBoot(JSON.stringify(boot))).toEqual(boot)
})

test('a name with quotes, angle brackets and emoji stays as it was typed', () => {
  expect(siteFrom(boot)).toMatchObject({
    name: 'Kids & <b>"Crayons"</b> 🖍️',
    tagline: 'Colour all day',
    plans: [starter],
  })
})

test.each([null, undefined, '', '{"settings": [', '{}', '{"settings":[],"plans":[{"name":"free"}]}'])(
  'a page that came with %j has to ask the server',
  (json) => {
    expect(parseBoot(json)).toBeNull()
  },
)

test('a site without a name is called Huebook', () => {
  expect(siteFrom({ settings: [{ name: 'app_name', value: '  ' }], plans: [] }).name).toBe('Huebook')
})

test.each(['', 'not json', 'null', '[]', '{"landing":null}'])(
  'website content of %j shows no section and breaks nothing',
  (json) => {
    const { landing, terms, privacy } = parseWebsite(json)
    expect([...Object.values(landing), terms, privacy].filter(({ visibility }) => visibility)).toEqual([])
  },
)

test('one damaged section does not take the others with it', () => {
  const { landing } = parseWebsite(
    JSON.stringify({ landing: { pricing, home: { visibility: true, headingLine1: 7 } } }),
  )
  expect(landing.pricing).toEqual(pricing)
  expect(landing.home.visibility).toBe(false)
})

test('the example that content is measured by has every section and field of the contract', () => {
  const filled = JSON.parse(
    JSON.stringify(websiteExample).replaceAll('"id":""', '"id":"1"').replaceAll('false', 'true'),
  )
  expect(WebsiteOutline.strict().parse(filled)).toEqual(filled)
  expect(parseWebsite(JSON.stringify(filled))).toEqual(filled)
})

test('an item that lacks a field hides its section only', () => {
  const steps = (instruction: object) => ({ visibility: true, subheading: '', instructions: [instruction] })
  const shown = (instruction: object) =>
    parseWebsite(JSON.stringify({ landing: { howItWorks: steps(instruction), pricing } })).landing
  expect(shown({ id: '1', content: 'Describe it' }).howItWorks.visibility).toBe(true)
  expect(shown({ id: '1' })).toMatchObject({ howItWorks: { visibility: false }, pricing })
})
