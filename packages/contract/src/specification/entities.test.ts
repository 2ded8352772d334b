import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Website } from '../index.ts'
import * as examples from './examples.ts'
import { findCall } from './find-call.ts'

interface Entity {
  name: string
  schema: z.ZodType
  example: object
  /** Every field that section 3 of the specification names; a field of a field follows a dot. */
  fields: string
}

const answer = (address: string) => findCall(address).response

const ENTITIES: Entity[] = [
  {
    name: 'a user',
    schema: answer('GET /users/read'),
    example: examples.user,
    fields: 'id name photo email admin stripe_id blocked created_at plan plan.title plan.name plan.paid subscription',
  },
  {
    name: 'a plan',
    schema: answer('GET /plans/{id}/read'),
    example: examples.plan,
    fields: 'id name title description price discount paid stripe_price_id public_page_limit page_creation_limit',
  },
  {
    name: 'a page',
    schema: answer('GET /pages/{id}/read'),
    example: examples.page,
    fields:
      'id user user.name user.stripe_id illustration colored colored.photo colored.preview colored_count favorited_count is_colored is_favorited is_owner blocked trending created_at preview',
  },
  {
    name: 'a colouring',
    schema: answer('PATCH /coloreds/upsert'),
    example: examples.colored,
    fields: 'id page pageId preview user created_at photo',
  },
  {
    name: 'what is left of a credit',
    schema: answer('GET /credits/read'),
    example: examples.credit,
    fields: 'public_page page_creation user user.plan user.subscription',
  },
  {
    name: 'a list of subscriptions',
    schema: answer('GET /subscriptions/paginate'),
    example: examples.listOf(examples.subscription),
    fields:
      'data current_page last_page data.0.id data.0.created_at data.0.canceled_at data.0.expire_at data.0.price data.0.plan data.0.plan.title data.0.user data.0.user.email data.0.user.stripe_id',
  },
  {
    name: 'the status of the site',
    schema: answer('GET /app/status'),
    example: examples.status,
    fields: 'openaiApi stripeApi stripeWebhook plans',
  },
  {
    name: 'the counters of the dashboard',
    schema: answer('GET /analytics/counters'),
    example: examples.counters,
    fields:
      'week total week.users week.pages week.coloreds week.subscriptions total.users total.pages total.coloreds total.subscriptions',
  },
  {
    name: 'the charts of the dashboard',
    schema: answer('GET /analytics/charts'),
    example: examples.charts,
    fields:
      'users users.0.name users.0.users pages pages.0.name pages.0.pages coloreds coloreds.0.name coloreds.0.coloreds subscriptions subscriptions.0.name subscriptions.0.subscriptions',
  },
  {
    name: 'the content of the website',
    schema: Website,
    example: examples.website,
    fields: `
      landing.home.visibility landing.home.platforms landing.home.headingLine1 landing.home.headingLine2
      landing.home.subheading landing.home.image landing.home.platforms.web landing.home.platforms.android
      landing.home.platforms.ios landing.home.platforms.windows landing.home.platforms.mac landing.home.platforms.debian
      landing.howItWorks.visibility landing.howItWorks.subheading landing.howItWorks.instructions
      landing.howItWorks.instructions.0.id landing.howItWorks.instructions.0.content
      landing.features.visibility landing.features.subheading landing.features.image landing.features.features
      landing.features.features.0.id landing.features.features.0.icon landing.features.features.0.title
      landing.features.features.0.description
      landing.testimonials.visibility landing.testimonials.testimonials.0.photo
      landing.testimonials.testimonials.0.feedback landing.testimonials.testimonials.0.name
      landing.testimonials.testimonials.0.location
      landing.metrics.visibility landing.metrics.metrics.0.id landing.metrics.metrics.0.key
      landing.metrics.metrics.0.value
      landing.faqs.visibility landing.faqs.faqs.0.question landing.faqs.faqs.0.answer landing.faqs.support.heading
      landing.faqs.support.description landing.faqs.support.link
      landing.contact.visibility landing.contact.subheading landing.contact.location landing.contact.phone
      landing.contact.email landing.contact.image
      landing.callToAction.visibility landing.callToAction.heading landing.callToAction.description
      landing.pricing.visibility landing.pricing.subheading
      landing.footer.visibility landing.footer.socials landing.footer.socials.0.id landing.footer.socials.0.url
      landing.footer.socials.0.icon
      terms.visibility privacy.visibility`,
  },
]

function without(example: object, field: string): unknown {
  const copy = JSON.parse(JSON.stringify(example)) as Record<string, unknown>
  const path = field.split('.')
  const last = path.pop() as string
  const owner = path.reduce((at, key) => at[key] as Record<string, unknown>, copy)
  if (!(last in owner)) throw new Error(`The example has no ${field} to begin with`)
  delete owner[last]
  return copy
}

describe.each(ENTITIES)('$name', ({ schema, example, fields }) => {
  test('is answered as the specification describes it, with nothing lost', () => {
    expect(examples.answeredAs(schema, example)).toEqual(example)
  })

  test.each(fields.trim().split(/\s+/))('always says its %s', (field) => {
    expect(schema.safeParse(without(example, field)).success).toBe(false)
  })
})

test('a person may have no photo, no subscription and an open end, and a page no colouring', () => {
  const { user, page, subscription, listOf } = examples
  const ongoing = { ...subscription, canceled_at: null, expire_at: null }
  expect(answer('GET /users/read').safeParse({ ...user, photo: null, subscription: null }).success).toBe(true)
  expect(answer('GET /subscriptions/paginate').safeParse(listOf(ongoing)).success).toBe(true)
  expect(answer('GET /pages/{id}/read').safeParse({ ...page, colored: null, is_colored: false }).success).toBe(true)
})

describe('the settings', () => {
  const PUBLIC = ['app_name', 'tagline', 'favicon', 'website']
  const SECRET = ['openai_key', 'stripe_key', 'stripe_webhook_secret']
  const lists = (name: string) => answer('GET /settings/list').safeParse([{ name, value: 'x' }]).success
  const changes = (name: string) => findCall('PATCH /settings/{name}/update').params?.safeParse({ name }).success

  test.each(PUBLIC)('%s can be read and changed', (name) => {
    expect([lists(name), changes(name)]).toEqual([true, true])
  })

  test('the image server can be changed, and is not among those that everybody reads', () => {
    expect([lists('image_server'), changes('image_server')]).toEqual([false, true])
  })

  test.each(SECRET)('%s can be changed and never read', (name) => {
    expect([lists(name), changes(name)]).toEqual([false, true])
  })

  test('are no others', () => {
    expect([lists('theme'), changes('theme')]).toEqual([false, false])
  })
})
