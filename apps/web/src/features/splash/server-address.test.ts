import { expect, test } from 'vitest'
import { addressesMeantBy } from './server-address.ts'

test.each([
  ['huebook.example', ['https://huebook.example']],
  ['  HUEBOOK.example/  ', ['https://huebook.example']],
  ['https://huebook.example/', ['https://huebook.example']],
  ['https://huebook.example/sign-in?plan=free#top', ['https://huebook.example']],
  ['http://huebook.example', ['http://huebook.example']],
  ['huebook.example:8443', ['https://huebook.example:8443']],
  ['localhost:3000', ['http://localhost:3000', 'https://localhost:3000']],
  ['192.168.178.20:3000', ['http://192.168.178.20:3000', 'https://192.168.178.20:3000']],
  ['malbuch.local', ['http://malbuch.local', 'https://malbuch.local']],
  ['münchen.example', ['https://xn--mnchen-3ya.example']],
])('%j means %j', (typed, meant) => {
  expect(addressesMeantBy(typed)).toEqual(meant)
})

test.each([
  '',
  '   ',
  'my huebook',
  'javascript://alert(1)',
  'ftp://huebook.example',
  'https://ada:secret@huebook.example',
  'https://',
  ':3000',
  '//',
])('%j means no server', (typed) => {
  expect(addressesMeantBy(typed)).toEqual([])
})
