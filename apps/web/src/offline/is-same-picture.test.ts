import { expect, test } from 'vitest'
import { isSamePicture } from './is-same-picture.ts'

test('a picture is the same under the pass of today and that of yesterday, and before it had any', () => {
  expect(isSamePicture('/files/a.png?pass=page-1-x', '/files/a.png?pass=page-2-y')).toBe(true)
  expect(isSamePicture('/files/a.png', '/files/a.png?pass=page-2-y')).toBe(true)
})

test('another picture, and none, is not the same', () => {
  expect(isSamePicture('/files/a.png?pass=page-1-x', '/files/b.png?pass=page-1-x')).toBe(false)
  expect(isSamePicture('/files/a.png', null)).toBe(false)
  expect(isSamePicture(null, null)).toBe(true)
})
