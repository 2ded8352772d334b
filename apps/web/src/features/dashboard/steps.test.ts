import { describe, expect, test } from 'vitest'
import { areDone, firstSteps, isNewSite } from './steps.ts'

const nobody = { users: 1, pages: 36, coloreds: 0, subscriptions: 0 }
const nothing = { mailWorks: false, openaiApi: false, stripeApi: false, stripeWebhook: false, plans: false }
const doneWith = (status: Partial<typeof nothing>) =>
  firstSteps({ ...nothing, ...status }, 'https://colours.example')
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title)

describe('a site', () => {
  test('is new while only its administrator is there, whatever the gallery holds', () => {
    expect(isNewSite(nobody)).toBe(true)
  })

  test.each([{ users: 2 }, { coloreds: 1 }, { subscriptions: 1 }])('is new no longer with %o', (more) => {
    expect(isNewSite({ ...nobody, ...more })).toBe(false)
  })
})

describe('the first steps', () => {
  test('are done where the site knows that they are', () => {
    expect(doneWith({})).toEqual([])
    expect(doneWith({ mailWorks: true })).toEqual(['Make sure that mail arrives'])
    expect(doneWith({ openaiApi: true })).toEqual(['Choose who draws'])
    expect(doneWith({ stripeApi: true })).toEqual([])
    expect(doneWith({ stripeApi: true, stripeWebhook: true })).toEqual(['Take payments'])
    expect(doneWith({ plans: true })).toEqual(['Look through the plans'])
  })

  test('stay until all that the site can know of is done', () => {
    const all = { mailWorks: true, openaiApi: true, stripeApi: true, stripeWebhook: true, plans: true }
    expect(areDone(firstSteps(all, ''))).toBe(true)
    const needed = Object.keys(all).filter((one) => one !== 'openaiApi')
    for (const one of needed) expect(areDone(firstSteps({ ...all, [one]: false }, '')), one).toBe(false)
  })

  test('do not call it undone that the built-in illustrator draws', () => {
    const drawing = firstSteps(nothing, '').find(({ title }) => title === 'Choose who draws')
    expect(drawing).not.toHaveProperty('isDone')
  })

  test('call nothing ready for visitors before mail arrives, without which nobody can sign up', () => {
    const last = (mailWorks: boolean) => firstSteps({ ...nothing, mailWorks }, 'https://colours.example').at(-1)?.words
    expect(last(false)).toBe(
      'Visitors find the site at https://colours.example. They can sign up as soon as mail arrives.',
    )
    expect(last(true)).toBe('Everything is ready for visitors at https://colours.example')
  })

  test('tell nobody to sign out: without mail they would not come in again', () => {
    const words = firstSteps(nothing, '').map((step) => step.words)
    expect(words.join(' ')).not.toMatch(/sign out/i)
    expect(words[0]).toContain('stay signed in until it has arrived')
  })

  test('end with the address to share', () => {
    expect(firstSteps(nothing, 'https://colours.example').at(-1)?.words).toContain('https://colours.example')
  })
})
