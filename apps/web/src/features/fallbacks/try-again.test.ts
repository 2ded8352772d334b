import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NeedsNewVersion } from '#offline/new-version.ts'
import { errorText } from './error-text.ts'
import { screenFrom } from './screen-from.ts'
import { tryAgain } from './try-again.ts'

const UNREACHABLE = 'The site cannot be reached. Check your connection and try again.'

/** A browser on a site that can be lost, and one screen that does not arrive and one that finds nothing. */
function browser() {
  const line = { up: true, reloads: 0 }
  const siteAnswers = async () => line.up
  const router = createMemoryRouter([
    { path: '/', loader: () => null },
    {
      path: '/account',
      lazy: screenFrom(siteAnswers)(async () => {
        throw new TypeError('Failed to fetch dynamically imported module: /assets/account-1a2b.js')
      }),
    },
    {
      path: '/users',
      loader: () => {
        if (!line.up) throw new Error('Failed to load users')
        return 'users'
      },
    },
  ])
  const reload = () => void line.reloads++
  const error = () => Object.values(router.state.errors ?? {})[0]
  const pressTryAgain = () => tryAgain(error(), { siteAnswers, revalidate: router.revalidate, reload, beginAnew: null })
  return { line, router, pressTryAgain, said: () => (error() === undefined ? null : errorText(error())) }
}

test('a screen whose code does not arrive says so in words for a person', async () => {
  const { line, router, said } = browser()
  line.up = false
  await router.navigate('/account')
  expect(said()).toBe(UNREACHABLE)
})

test('without a connection, trying again keeps the screen instead of losing it to the browser’s own error', async () => {
  const { line, router, said, pressTryAgain } = browser()
  line.up = false
  await router.navigate('/account')
  await pressTryAgain()
  expect(line.reloads).toBe(0)
  expect(said()).toBe(UNREACHABLE)

  line.up = true
  await pressTryAgain()
  expect(line.reloads).toBe(1)
})

test('a screen that a new version of the site has replaced is had by loading the page anew', async () => {
  const { line, router, said, pressTryAgain } = browser()
  await router.navigate('/account')
  expect(said()).toBe('The site has been renewed since you opened it. Try again to get the new one.')
  await pressTryAgain()
  expect(line.reloads).toBe(1)
})

test.each(['/users', '/users?page=2#end'])(
  'what %s could not load is asked for again, without a reload',
  async (to) => {
    const { line, router, said, pressTryAgain } = browser()
    line.up = false
    await router.navigate(to)
    expect(said()).toBe('Failed to load users')

    line.up = true
    await pressTryAgain()
    expect(said()).toBeNull()
    expect(Object.values(router.state.loaderData)).toEqual(['users'])
    expect(line.reloads).toBe(0)
  },
)

test('a page that a newer version has coloured is had by loading anew: with the version that waits, where one does', async () => {
  const done: string[] = []
  const did = (what: string) => async () => void done.push(what)
  const ways = { siteAnswers: async () => true, revalidate: did('asked again'), reload: did('loaded anew') }
  const newer = new NeedsNewVersion('This page was coloured with a newer version of the app.')
  await tryAgain(newer, { ...ways, beginAnew: null })
  await tryAgain(newer, { ...ways, beginAnew: did('began with the new one') })
  expect(done).toEqual(['loaded anew', 'began with the new one'])
})
