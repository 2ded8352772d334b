import { createMemoryRouter, redirect } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createToastStore } from '#ui/toasts/toast-store.ts'
import { followRouteChanges } from './follow-route-changes.ts'

const settled = (router: ReturnType<typeof createMemoryRouter>) =>
  new Promise<void>((resolve) => {
    const isThere = () => router.state.initialized && router.state.navigation.state === 'idle'
    if (isThere()) return resolve()
    const stop = router.subscribe(() => {
      if (!isThere()) return
      stop()
      resolve()
    })
  })

const toasts = createToastStore()
const { show, clear, clearOnRouteChange, clearUnlessAbout } = toasts.getState()
const shown = () => toasts.getState().toast?.message

afterEach(clear)

/** A site whose screens fail, send on or are simply there, opened at an address. */
async function openedAt(address: string) {
  const ended: string[] = []
  const failing = () => {
    show({ variant: 'danger', message: 'Too many requests' })
    throw new Error('Failed to load users')
  }
  const sendingOn = () => {
    show({ variant: 'danger', message: 'That user could not be found' })
    return redirect('/users')
  }
  const withoutCredit = () => {
    show({ variant: 'danger', message: 'No credits available', persist: 'here', about: '/plans' })
    return redirect('/plans')
  }
  let letPlansArrive = () => {}
  const plansArrive = new Promise<null>((resolve) => {
    letPlansArrive = () => resolve(null)
  })
  const router = createMemoryRouter(
    [
      { path: '/', loader: () => null },
      { path: '/users', loader: () => null },
      { path: '/users/gone', loader: sendingOn },
      { path: '/failing', loader: failing },
      { path: '/still' },
      { path: '/paid', loader: withoutCredit },
      { path: '/plans', loader: () => plansArrive },
    ],
    { initialEntries: [address] },
  )
  followRouteChanges(router, {
    onStart: clearOnRouteChange,
    onEnd: (screen) => {
      ended.push(screen)
      clearUnlessAbout(screen)
    },
  })
  await settled(router)
  return { router, ended, letPlansArrive }
}

test('what a screen says about why it could not be loaded is still there when the screen is', async () => {
  const { router } = await openedAt('/')
  await router.navigate('/failing')
  expect(router.state.errors).not.toBeNull()
  expect(shown()).toBe('Too many requests')
})

test.each(['/', '/users/gone'])(
  'what a screen says before it sends somebody on is still there where they arrive, coming from %s',
  async (start) => {
    const { router } = await openedAt(start)
    if (start === '/') await router.navigate('/users/gone')
    expect(router.state.location.pathname).toBe('/users')
    expect(shown()).toBe('That user could not be found')
  },
)

test.each(['/users', '/still'])('leaving for %s clears what was said before', async (next) => {
  const { router } = await openedAt('/')
  show({ message: 'Page has been saved' })
  const arriving = router.navigate(next)
  expect(shown()).toBeUndefined()
  await arriving
})

test('what has to be known stays', async () => {
  const { router } = await openedAt('/')
  show({ message: 'Please sign in to continue', persist: true })
  await router.navigate('/users')
  expect(shown()).toBe('Please sign in to continue')
})

test('what is said of a screen is said there until it is left', async () => {
  const { router, letPlansArrive } = await openedAt('/')
  letPlansArrive()
  await router.navigate('/paid')
  expect([router.state.location.pathname, shown()]).toEqual(['/plans', 'No credits available'])
  await router.navigate('/users')
  expect(shown()).toBeUndefined()
})

test('what is said of a screen that somebody was only on the way to is said nowhere else', async () => {
  const { router } = await openedAt('/')
  void router.navigate('/paid')
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/plans')
  expect(shown()).toBe('No credits available')
  await router.navigate('/users')
  expect([router.state.location.pathname, shown()]).toEqual(['/users', undefined])
})

test('good news told on arrival stays', async () => {
  const { router } = await openedAt('/')
  await router.navigate('/users')
  show({ variant: 'success', message: 'User has been created' })
  expect(shown()).toBe('User has been created')
})

test('looking at another part of the same screen clears nothing', async () => {
  const { router, ended } = await openedAt('/users')
  show({ message: 'Page has been saved' })
  await router.navigate('/users?page=2#end')
  expect(shown()).toBe('Page has been saved')
  expect(ended).toEqual([])
})

test('a change ends once, where it ends', async () => {
  const { router, ended } = await openedAt('/')
  await router.navigate('/users/gone')
  expect(ended).toEqual(['/users'])
})
