import { describe, expect, test } from 'vitest'
import { isUnderstood, understoodPart } from './understood.ts'

describe('a text', () => {
  test.each([
    'A birthday cake with candles on it',
    'Two cats on a bicycle under the moon',
    'A sleepy bear having a picnic in the woods',
    'Three little pigs',
    'Our house with a garden',
    'Ein Hund und eine Katze',
    'Un gato y una rosa',
    'ねこがさかなをつっている',
    '月の下で二匹の猫',
    '一只可爱的小狗在公园里玩',
    '生日快乐',
    '5 owls at night',
    'A 🦊',
  ])('whose every word is known is understood: %s', (text) => expect(isUnderstood(text)).toBe(true))

  test.each(['A cat for Zyzzyva', 'fu ck', 'xk9 dog', 'A prinsess', 'Owl by Papadopoulos', 'A h0rse'])(
    'with any other word is not: %s',
    (text) => expect(isUnderstood(text)).toBe(false),
  )

  test.each(['小明是笨蛋', '田中はバカ', '死んでください', '加我微信', '殺してやる', '自杀吧', '做爱', '裸の女'])(
    'in Chinese or Japanese is not, where the known words leave something over: %s',
    (text) => expect(isUnderstood(text)).toBe(false),
  )

  test('is told without what was not understood, and with what was misspelt as it is meant', () => {
    expect(understoodPart('My cat Zyzzy and a prinsess')).toBe('My cat and a princess')
    expect(understoodPart('Zyzzy, a cat')).toBe('a cat')
    expect(understoodPart('Zyzzyva')).toBe('')
  })
})
