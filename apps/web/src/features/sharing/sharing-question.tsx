import { ScreenHead } from '#ui/screen-head.tsx'
import { SharingForm } from './sharing-form.tsx'

/** Asked once, before somebody makes their first page. */
export const SharingQuestion = () => (
  <div className="mx-auto max-w-xl">
    <ScreenHead
      title="Before your first page"
      lead="We ask this once. You can change it in your account, and for each page."
    />
    <SharingForm submitLabel="Go on" onSaved={() => undefined} />
    <p className="mt-5 text-ink-soft text-sm">Pictures you upload stay with you unless you share them.</p>
  </div>
)
