import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { patterns, type ScreenName } from '#paths.ts'
import { routes } from './router.tsx'

const screenAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path
const someAddressOf = (pattern: string) => pattern.replace(/:\w+/g, 'something')

test('every address of the product has its own screen', () => {
  const names = Object.keys(patterns) as ScreenName[]
  const missing = names.filter((name) => screenAt(someAddressOf(patterns[name])) !== patterns[name])
  expect(missing, 'in paths.ts, and without a line of their own in router.tsx').toEqual([])
})

test.each(['/nowhere', '/sign-in/here', '/%E0%A4%A'])('%s shows the not-found screen', (path) => {
  expect(screenAt(path)).toBe('*')
})

test.each([
  ['/pages/1/2/3', '/pages/*'],
  ['/admin/website/nothing', '/admin/*'],
])('%s shows that there is nothing, with the menu around it', (path, screen) => {
  expect(screenAt(path)).toBe(screen)
})
