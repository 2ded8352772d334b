import '#ui/theme.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { connectNavigation } from '#api/navigation.ts'
import { keepApp } from '#offline/keep-app.ts'
import { kept } from '#offline/kept-pages.ts'
import { followRouteChanges } from '#routes/follow-route-changes.ts'
import { createRouter } from '#routes/router.tsx'
import { whenReady } from '#routes/when-ready.ts'
import { followOtherTabs, session } from '#session/index.ts'
import { confirmations, toasts } from '#ui/toasts/index.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app')
/** Whether the server has written the first screen already. */
const isWritten = root.hasChildNodes()
const opened = window.location.pathname

const router = createRouter({ isWritten })
connectNavigation(router)
// Guards look again: whoever has signed out elsewhere has no business on this screen.
followOtherTabs(() => void router.revalidate())
// What was kept for when there is no network is nobody else's business.
session.subscribe(({ user }, before) => {
  if (before.user && user?.id !== before.user.id) void kept.forgetAll()
})
keepApp()

followRouteChanges(router, {
  onStart: () => toasts.getState().clearOnRouteChange(),
  // One that was asked for while the other screen took its time belongs to the old one, too.
  onEnd: () => confirmations.getState().clear(),
})

/** Once the app can be used. */
export const shown = new Promise<void>((resolve) => {
  const app = (
    <StrictMode>
      <App router={router} onShown={resolve} />
    </StrictMode>
  )
  if (!isWritten) return createRoot(root).render(app)
  // Not before the screen has its code, or a spinner would take the place of what is there.
  void whenReady(router).then(() => {
    if (router.state.location.pathname === opened) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
})
