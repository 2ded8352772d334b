import { expect, test, vi } from 'vitest'
import { paths } from '#paths.ts'
import { goBack } from './go-back.ts'

const mia = { admin: false }
const way = (pathname: string, behind: number, isClosed = false) => {
  const goTo = vi.fn()
  return { pathname, behind, close: () => isClosed, goTo }
}

test('what lies on the screen is closed, and the screen stays', () => {
  const here = way(paths.colorPage({ id: '7' }), 3, true)
  expect(goBack(here, mia)).toBe('went')
  expect(here.goTo).not.toHaveBeenCalled()
})

test('the screen before is gone back to', () => {
  const here = way(paths.colorPage({ id: '7' }), 1)
  expect(goBack(here, mia)).toBe('went')
  expect(here.goTo).toHaveBeenCalledExactlyOnceWith(-1)
})

test('from a screen that a link has opened the way leads home first', () => {
  const here = way(paths.account(), 0)
  expect(goBack(here, mia)).toBe('went')
  expect(here.goTo).toHaveBeenCalledExactlyOnceWith(paths.publicPages())
})

test.each([
  ['somebody signed in', mia, paths.publicPages()],
  ['an administrator', { admin: true }, paths.admin()],
  ['a visitor', null, paths.signIn()],
  ['whoever has not said their site', null, paths.splash()],
])('%s leaves the app from their first screen, whatever lies behind it', (_who, user, screen) => {
  const here = way(screen, 4)
  expect(goBack(here, user)).toBe('nowhere')
  expect(here.goTo).not.toHaveBeenCalled()
})
