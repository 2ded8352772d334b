import { platform } from '#platform/index.ts'
import { session, wantedAddress } from '#session/index.ts'
import { leaveFreely } from '#ui/editing/leave-guard.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { createClient } from './create-client.ts'
import { navigation } from './navigation.ts'

/** The site's API as the screens use it. */
export const api = createClient({
  fetch: (...request) => window.fetch(...request),
  baseAddress: () => `${platform.serverAddress() ?? ''}/api`,
  session: {
    token: () => session.getState().token,
    clearToken: () => {
      // The session has ended in the middle of something: signing in again leads back to it.
      const address = navigation.opening() ?? navigation.current()
      if (address) wantedAddress.remember(address)
      // Without a session nothing could be saved: no form keeps anybody from signing in again.
      leaveFreely()
      session.getState().clearToken()
    },
  },
  toasts: {
    danger: (message, options) => toasts.getState().show({ variant: 'danger', message, ...options }),
  },
  navigation,
})
