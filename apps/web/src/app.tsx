import { RouterProvider } from 'react-router'
import type { createRouter } from '#routes/router.tsx'
import { Notices } from '#ui/toasts/notices.tsx'

/** Notices stand beside the screens, so that they are still seen when a screen fails. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
    </>
  )
}
