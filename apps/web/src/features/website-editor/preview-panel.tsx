import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PreviewFrame } from './preview-frame.tsx'

const WINDOWS = [
  { label: 'Phone', width: 390, Icon: Smartphone },
  { label: 'Desktop', width: 1280, Icon: Monitor },
] as const

interface PreviewPanelProps {
  title: string
  /** Visitors do not see the section at all. */
  hidden: boolean
  children: ReactNode
}

/** The section as visitors will see it, in the window of a phone or of a desktop. */
export function PreviewPanel({ title, hidden, children }: PreviewPanelProps) {
  // Made small enough for a phone, a desktop's window cannot be read.
  const [width, setWidth] = useState<number>(() => WINDOWS[window.innerWidth < 700 ? 0 : 1].width)
  return (
    <section aria-label="Preview" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Preview</h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">Width of the preview</legend>
          {WINDOWS.map(({ label, width: wide, Icon }) => (
            <label key={label} className="choice flex! h-11! items-center gap-2 px-4 font-display font-medium">
              <input
                type="radio"
                name="preview-width"
                checked={width === wide}
                onChange={() => setWidth(wide)}
                className="sr-only"
              />
              <Icon className="size-5" strokeWidth={2} aria-hidden="true" />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      {hidden && <p className="mb-3 text-ink-soft">Visitors do not see this section while it is hidden.</p>}
      {/* Long sections are scrolled, by keys as well, and nothing within can take the focus for that. */}
      {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
      <div
        role="group"
        aria-label={`${title} as visitors see it`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled
        tabIndex={0}
        className={`max-h-[calc(100dvh-12rem)] overflow-y-auto rounded-card border-2 bg-paper ${hidden ? 'border-ink-soft border-dashed' : 'border-ink'}`}
      >
        <PreviewFrame title={`Preview of ${title}`} width={width}>
          {children}
        </PreviewFrame>
      </div>
    </section>
  )
}
