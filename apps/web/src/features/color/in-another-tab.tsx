import { Button } from '#ui/button.tsx'

/** One page lies on one desk at a time. */
export function InAnotherTab({ onAskBack }: { onAskBack(): void }) {
  return (
    <div className="desk-note" role="status">
      <p>You are colouring this page in another tab.</p>
      <Button look="primary" onClick={onAskBack}>
        Colour here
      </Button>
    </div>
  )
}
