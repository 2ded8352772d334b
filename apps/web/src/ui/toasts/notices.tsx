import { ConfirmationView } from './confirmation-view.tsx'
import { ToastView } from './toast-view.tsx'

/** Where the product speaks up, whatever screen is shown. */
export function Notices() {
  return (
    <div
      // A dialog would take it for a press beside it, and close.
      onPointerDown={(event) => event.stopPropagation()}
      className="notices pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-3 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      <ConfirmationView />
      <ToastView />
    </div>
  )
}
