import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface FieldWords {
  label: string
  /** A sentence that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with what stands in it. */
  error?: string | undefined
}

interface LabelledFieldProps extends FieldWords {
  className: string
  /** The field itself, given what ties it to its words. */
  children(attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }): ReactNode
}

/** A field with its label above and its help or its error below. */
export function LabelledField({ label, hint, error, className, children }: LabelledFieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-display font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId} words={error} />}
      {hint && (
        <p id={hintId} className="mt-2 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
