import { expect, test } from 'vitest'
import { sharedMb } from './server-command.ts'

const GB = 2 ** 30

test.each([
  [0.25, 64],
  [1, 128],
  [4, 512],
  [8, 1024],
  [256, 1024],
])('with %d GB of memory the database keeps up to %d MB of its tables at hand', (memory, kept) => {
  expect(sharedMb(memory * GB)).toBe(kept)
})
