import { useEffect, useRef } from 'react'
import { ConfirmationView } from './confirmation-view.tsx'
import { confirmations, toasts } from './index.ts'
import { ToastView } from './toast-view.tsx'

const isAnythingSaid = () => toasts.getState().toast !== null || confirmations.getState().confirmation !== null

/** Says in `--said` how much of the screen's lower end is covered by what is said, for what would lie below it. */
function useRoomForWords() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const { style } = document.documentElement
    const measuring = new ResizeObserver(() =>
      style.setProperty('--said', `${isAnythingSaid() ? element.offsetHeight : 0}px`),
    )
    measuring.observe(element)
    return () => measuring.disconnect()
  }, [])
  return ref
}

/** Where the product speaks up, whatever screen is shown. */
export function Notices() {
  const ref = useRoomForWords()
  return (
    <div
      ref={ref}
      // A dialog would take it for a press beside it, and close.
      onPointerDown={(event) => event.stopPropagation()}
      className="notices pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-3 px-4 pb-[max(1rem,var(--safe-bottom))]"
    >
      <ConfirmationView />
      <ToastView />
    </div>
  )
}
