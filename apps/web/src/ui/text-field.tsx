import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** A sentence that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with what stands in it. */
  error?: string | undefined
}

/** One line to fill in, with its label above and its help or its error below. */
export function TextField({ label, hint, error, type = 'text', className = '', ...input }: TextFieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-display font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type={type}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        className="field"
      />
      {error && (
        <p id={errorId} className="mt-2 flex gap-2 text-danger-ink">
          <CircleAlert className="mt-1 size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-2 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
