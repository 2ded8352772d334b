import { z } from 'zod'

/** What the site answers and stores, written down from the specification and not from the schemas. */

/** An example as a call answers it. */
export function answeredAs(schema: z.ZodType, example: unknown): unknown {
  const { data, error } = schema.safeParse(example)
  if (!error) return data
  throw new Error(`A field that is the site’s own addition goes into examples.ts, too.\n${z.prettifyError(error)}`)
}

const id = (last: number) => `7c9e6679-7425-40de-944b-e07fc1f9000${last}`
const created_at = '2026-11-15T12:00:00.000Z'
const expire_at = '2026-12-15T12:00:00.000Z'

export const plan = {
  id: id(1),
  name: 'starter',
  title: 'Starter',
  description: 'Favourites, download and print',
  price: 4.99,
  discount: 20,
  paid: true,
  stripe_price_id: 'price_starter',
  for_sale: true,
  public_page_limit: 200,
  page_creation_limit: 50,
}

/** When it renews, until when a payment is due, its state and why it ends are the site's own addition. */
export const subscription = {
  id: id(2),
  created_at,
  canceled_at: created_at,
  expire_at,
  price: 4.99,
  renews_at: null,
  payment_due_at: null,
  state: 'canceled',
  renewal_stopped: false,
  plan: { title: 'Starter', name: 'starter', paid: true },
  user: { email: 'ada@example.org', stripe_id: 'cus_ada' },
}

/** What they were given is the site's own addition. */
export const user = {
  id: id(3),
  name: 'Ada',
  photo: '/files/ada.webp',
  email: 'ada@example.org',
  admin: false,
  stripe_id: 'cus_ada',
  blocked: false,
  created_at,
  plan: { title: 'Starter', name: 'starter', paid: true },
  subscription: {
    id: id(2),
    created_at,
    canceled_at: null,
    expire_at: null,
    price: 4.99,
    renews_at: expire_at,
    payment_due_at: null,
    state: 'active',
    renewal_stopped: false,
    plan: { title: 'Starter', name: 'starter', paid: true },
  },
  given_plan: null,
  shown_name: 'Ada',
  nickname: null,
  shares_pages: null,
}

/** Title, vector, size, sharing, review, colourability, what is missing and whose it is are the site's own addition. */
export const page = {
  id: id(4),
  user: { name: 'Ada', stripe_id: 'cus_ada' },
  illustration: '/files/fox.png',
  colored_at: created_at,
  colored: {
    photo: '/files/drawing.png',
    preview: '/files/colored.webp',
    previews: [{ url: '/files/colored.webp', side: 1024 }],
    strength: 50,
  },
  colored_count: 3,
  favorited_count: 5,
  is_colored: true,
  is_favorited: false,
  is_owner: true,
  blocked: false,
  trending: true,
  created_at,
  preview: '/files/fox.webp',
  previews: [{ url: '/files/fox.webp', side: 512 }],
  placeholder: 'data:image/webp;base64,UklGRg==',
  title: 'Fox',
  vector: '/files/fox.svg',
  width: 1024,
  height: 1024,
  public: true,
  waiting_for_review: false,
  open_reports: 0,
  withheld: false,
  colorability: { verdict: 'good', reasons: [], regions: 40 },
  missing: ['knight'],
  credit: null,
}

export const colored = {
  id: id(5),
  page: { id: id(4), title: 'Fox', illustration: '/files/fox.png' },
  pageId: id(4),
  preview: '/files/colored.webp',
  previews: [{ url: '/files/colored.webp', side: 1024 }],
  strength: 50,
  withheld: false,
  shown: true,
  user: { name: 'Ada' },
  created_at,
  photo: '/files/drawing.png',
}

export const credit = {
  public_page: 7,
  page_creation: 2,
  given: { public_page: 0, page_creation: 0 },
  renews_at: created_at,
  user,
}

export const counters = {
  week: { users: 1, pages: 2, coloreds: 3, subscriptions: 4 },
  total: { users: 10, pages: 20, coloreds: 30, subscriptions: 40 },
  time_zone: 'Asia/Kathmandu',
}

export const charts = {
  users: [{ name: 'Jan 2026', users: 3 }],
  pages: [{ name: 'Jan 2026', pages: 3 }],
  coloreds: [{ name: 'Jan 2026', coloreds: 3 }],
  subscriptions: [{ name: 'Jan 2026', subscriptions: 3 }],
}

/** What is known of each part, and where events go, are the site's own addition. */
const nothingWrong = { plan: null, prices: [], account: null }
const works = { state: 'works', checked_at: created_at, ...nothingWrong }
const missing = { state: 'missing', checked_at: null, ...nothingWrong }
export const status = {
  openaiApi: true,
  stripeApi: false,
  stripeWebhook: false,
  plans: true,
  checks: { openaiApi: works, stripeApi: missing, stripeWebhook: missing, plans: works },
  webhook_url: 'https://colors.example/api/stripe/webhook',
}

export const listOf = <Item>(item: Item) => ({ data: [item], current_page: 2, last_page: 5 })

const visibility = true
const image = '/files/picture.webp'

export const website = {
  landing: {
    home: {
      visibility,
      platforms: { web: '/', android: '', ios: '', windows: '', mac: '', debian: 'https://example.org/huebook.deb' },
      headingLine1: 'Colour',
      headingLine2: 'anything',
      subheading: 'On any device',
      image,
    },
    howItWorks: { visibility, subheading: 'Three steps', instructions: [{ id: '1', content: 'Describe a page' }] },
    features: {
      visibility,
      subheading: 'What it can do',
      image,
      features: [{ id: '1', icon: 'brush', title: 'Brush', description: 'Stays inside the lines' }],
    },
    testimonials: {
      visibility,
      testimonials: [{ id: '1', photo: image, feedback: 'Lovely', name: 'Mia', location: 'Bonn' }],
    },
    metrics: { visibility, metrics: [{ id: '1', key: 'Pages', value: '1,000' }] },
    pricing: { visibility, subheading: 'Start for free' },
    faqs: {
      visibility,
      faqs: [{ id: '1', question: 'Is it free?', answer: 'Yes' }],
      support: { heading: 'Still stuck?', description: 'Write to us', link: 'mailto:help@example.org' },
    },
    callToAction: { visibility, heading: 'Begin', description: 'It takes a minute' },
    contact: {
      visibility,
      subheading: 'Say hello',
      location: 'Bonn',
      phone: '+49 228 000',
      email: 'hello@example.org',
      image,
    },
    footer: { visibility, socials: [{ id: '1', url: 'https://example.org', icon: 'mastodon' }] },
  },
  terms: { visibility, content: '<p>Be kind</p>' },
  privacy: { visibility, content: '<p>We keep little</p>' },
}
