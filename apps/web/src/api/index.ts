import { connection } from '#offline/connection.ts'
import { platform } from '#platform/index.ts'
import { awaitedPeople, session, wantedAddress } from '#session/index.ts'
import { leaveFreely } from '#ui/editing/leave-guard.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { type Client, createClient } from './create-client.ts'
import { navigation } from './navigation.ts'

const serverAddress = () => platform.serverAddress() ?? ''

/** The site's API as the screens use it. */
export const api = createClient({
  fetch: (...request) => window.fetch(...request),
  serverAddress,
  session: {
    token: () => session.getState().token,
    clearToken: () => {
      // The session has ended in the middle of something: signing in again leads back to it.
      const { user } = session.getState()
      const address = navigation.opening() ?? navigation.current()
      if (address) wantedAddress.remember(address, user?.id)
      // Nobody could ask them about what they had not saved. Before the token goes: other tabs look when that does.
      if (user) awaitedPeople.add(user.id)
      // Without a session nothing could be saved: no form keeps anybody from signing in again.
      leaveFreely()
      session.getState().clearToken()
    },
  },
  toasts: {
    danger: (message, options) => toasts.getState().show({ variant: 'danger', message, ...options }),
  },
  navigation,
  onAnswer: (trouble) => connection.setState({ trouble }),
})

/** The site's API for a session that this device is done with, or is about to be: nobody is told of what fails. */
export const quietApi = (token: string, options: RequestInit = {}): Client =>
  createClient({
    fetch: (url, request) => window.fetch(url, { ...request, ...options }),
    serverAddress,
    session: { token: () => token, clearToken: () => undefined },
    toasts: { danger: () => undefined },
    navigation: { isAt: () => true, goTo: () => undefined },
  })
