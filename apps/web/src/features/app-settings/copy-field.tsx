import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { BusyButton } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { LabelledField } from '#ui/labelled-field.tsx'
import { useBusy } from '#ui/use-busy.ts'

/** Something to be pasted elsewhere. Where the browser does not let it be copied, it is selected for a copy by hand. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const [busy, run] = useBusy()

  async function copy() {
    const isCopied = await copyText(text)
    setCopied(isCopied)
    if (!isCopied) field.current?.select()
  }

  const Icon = copied ? Check : Copy
  return (
    <LabelledField label={label} className="">
      {(attributes) => (
        <div className="flex gap-2">
          <input
            {...attributes}
            ref={field}
            readOnly
            value={text}
            onFocus={({ target }) => target.select()}
            className="field min-w-0 grow"
          />
          <BusyButton busy={busy} onClick={() => void run(copy)} className="shrink-0 px-5!">
            {!busy && <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
            <span className="max-sm:sr-only">{copied ? 'Copied' : 'Copy'}</span>
          </BusyButton>
        </div>
      )}
    </LabelledField>
  )
}
