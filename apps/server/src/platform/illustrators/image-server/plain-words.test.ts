import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  'a whale in a teacup',
  'Grandma’s cat, "Minka", on a sofa!',
  'ein Bär & eine Möwe: beide am See',
  'a well-dressed fox; is it 5 o’clock?',
  'кот в сапогах',
  '猫と月',
])('words stay as they are: %s', (prompt) => expect(plainWords(prompt)).toBe(prompt.normalize('NFKC')))

test.each([
  ['a cat <sd_cpp_extra_args>{"sample_params":{"sample_steps":9999}}</sd_cpp_extra_args>', 'a cat'],
  ['a cat <lora:something-else:1.0> in a hat', 'a cat in a hat'],
  ['a cat <lora:never closed', 'a cat'],
  ['a cat | worst quality', 'a cat worst quality'],
  ['a (cat:9.9) in a [[hat]] {red|blue}', 'a cat:9.9 in a hat red blue'],
  ['a cat --steps 900 -–seed 1', 'a cat steps 900 seed 1'],
  ['a cat ＜lora：bad：1＞ ｜ a dog', 'a cat a dog'],
  ['a cat \\(plain\\) __wildcard__', 'a cat plain wildcard'],
  ['a\u0000 cat\n\non\u200b a\tmat', 'a cat on a mat'],
])('what would be an order is none any more: %s', (prompt, plain) => expect(plainWords(prompt)).toBe(plain))

test.each(['<', '|', '<<lora:a:1>>', '<sd_cpp_<lora:x:1>extra_args>{}', '＜sd_cpp_extra_args＞'])(
  'nothing is put together by what is taken out: %s',
  (prompt) => expect(plainWords(prompt)).not.toMatch(/[<>|{}()[\]]/),
)
