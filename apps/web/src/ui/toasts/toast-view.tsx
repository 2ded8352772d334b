import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useStore } from 'zustand'
import { toasts } from './index.ts'
import type { Toast, ToastVariant } from './toast-store.ts'

const looks: Record<ToastVariant, { Icon: typeof Info; fill: string; name: string }> = {
  info: { Icon: Info, fill: 'bg-sky', name: 'Note' },
  success: { Icon: CircleCheck, fill: 'bg-success', name: 'Done' },
  danger: { Icon: CircleAlert, fill: 'bg-danger', name: 'Problem' },
}

function ToastCard({ toast }: { toast: Toast }) {
  const { Icon, fill, name } = looks[toast.variant]
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-card border-2 border-ink bg-surface p-3 shadow-lifted">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full border-2 border-ink text-black ${fill}`}>
        <Icon className="size-5" strokeWidth={2} role="img" aria-label={name} />
      </span>
      <p className="min-w-0 grow self-center break-words">{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          onClick={toast.action.act}
          className="-my-1 min-h-11 shrink-0 cursor-pointer rounded-full px-3 font-display font-medium text-primary-ink underline"
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        onClick={toasts.getState().clear}
        aria-label="Dismiss"
        className="-m-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
      >
        <X className="size-5" strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  )
}

/**
 * Both regions are always there: a screen reader only announces what changes inside a region it already knows. That they are
 * live is said in so many words: a dialog silences everything else beside it.
 */
export function ToastView() {
  const toast = useStore(toasts, (state) => state.toast)
  const urgent = toast?.variant === 'danger'
  return (
    <>
      <div role="status" aria-live="polite" className="flex w-full justify-center">
        {toast && !urgent && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-live="assertive" className="flex w-full justify-center">
        {toast && urgent && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </>
  )
}
