import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

test('settles after all work has ended, also work that other work has started', async () => {
  const background = createBackground({ error: () => undefined })
  const done: string[] = []
  background.run('first', async () => {
    background.run('second', async () => done.push('second'))
    done.push('first')
  })
  expect(done).toEqual([])
  await background.settled()
  expect(done).toEqual(['first', 'second'])
})

test('logs a failure under its name and goes on', async () => {
  const logged: unknown[] = []
  const background = createBackground({ error: (entry: unknown) => void logged.push(entry) })
  background.run('sign-in mail', async () => {
    throw new Error('no mail server')
  })
  await background.settled()
  expect(logged).toMatchObject([{ task: 'sign-in mail', err: { message: 'no mail server' } }])
})
