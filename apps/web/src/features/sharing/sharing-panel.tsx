import { Panel } from '#ui/panel.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { SharingForm } from './sharing-form.tsx'

const confirmSaved = () => toasts.getState().show({ variant: 'success', message: 'Account details have been updated' })

/** The same as it is asked before the first page, to be changed at any time. */
export const SharingPanel = () => (
  <Panel title="How others see you">
    <SharingForm submitLabel="Save" onSaved={confirmSaved} />
  </Panel>
)
