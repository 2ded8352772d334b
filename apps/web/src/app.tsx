import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import type { createRouter } from '#routes/router.tsx'
import { Gate } from '#ui/kids-lock/gate.tsx'
import { Notices } from '#ui/toasts/notices.tsx'

interface AppProps {
  router: ReturnType<typeof createRouter>
  onShown?: () => void
}

/** Notices stand beside the screens, so that they are still seen when a screen fails. */
export function App({ router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown])
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
      <Gate />
    </>
  )
}
