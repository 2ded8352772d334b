import type { UserId } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import type { AppError } from '#http/app-error.ts'
import { createAdmission } from './admission.ts'

/** A site at which uploads begin, and what each of them heard in the end. */
function openSite() {
  const admission = createAdmission()
  const heard: string[] = []
  return {
    heard,
    begin(name: string) {
      try {
        const { signal, leave } = admission.enter(name as UserId)
        signal.addEventListener('abort', () => heard.push(`${name}: ${(signal.reason as AppError).message}`))
        return leave
      } catch (error) {
        const { code, retryAfter } = error as AppError
        return `${code}, try again in ${retryAfter} s`
      }
    },
  }
}

const people = (count: number): string[] => Array.from({ length: count }, (_, at) => `person ${at}`)

describe('uploads under way', () => {
  test('may be four of one person, and another once one of them has ended', () => {
    const site = openSite()
    const [leave] = [1, 2, 3, 4].map(() => site.begin('Mia'))
    expect(site.begin('Mia')).toBe('RATE_LIMITED, try again in 10 s')
    expect(site.begin('Ben')).toBeTypeOf('function')
    if (typeof leave === 'function') leave()
    expect(site.begin('Mia')).toBeTypeOf('function')
  })

  test('may be forty of everybody: the next is put off', () => {
    const site = openSite()
    for (const name of people(40)) expect(site.begin(name)).toBeTypeOf('function')
    expect(site.begin('Ben')).toBe('RATE_LIMITED, try again in 10 s')
    expect(site.heard).toEqual([])
  })

  test('of a few people that fill the site make room for somebody who has fewer', () => {
    const site = openSite()
    for (const name of people(12)) for (const _time of [1, 2, 3]) site.begin(name)
    for (const _time of [1, 2, 3, 4]) site.begin('Mia')
    expect(site.begin('Ben')).toBeTypeOf('function')
    expect(site.heard).toEqual(['Mia: Many pictures are arriving right now. Please try again in a moment'])
    expect(site.begin('Ben')).toBeTypeOf('function')
    expect(site.begin('Ben')).toBe('RATE_LIMITED, try again in 10 s')
  })
})
