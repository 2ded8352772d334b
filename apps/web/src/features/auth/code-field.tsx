import { CODE_LENGTH } from '@huebook/contract'
import { type ClipboardEvent, type CSSProperties, type Ref, useId } from 'react'
import { FieldError } from '#ui/field-error.tsx'
import './code-field.css'

/** The digits in what was typed, pasted or spoken: mails and phones put spaces, dashes and words around them. */
export const digitsIn = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH)

export const isComplete = (code: string) => code.length === CODE_LENGTH

/** A whole code takes the place of what stood there; a part of one goes where it was pasted. */
export const wholeCodeIn = (pasted: string) => {
  const digits = digitsIn(pasted)
  return isComplete(digits) ? digits : null
}

/** Every digit is coloured in with the next pencil. */
const PENCILS = ['orange', 'pink', 'violet', 'sky', 'teal', 'lime']
const boxes = PENCILS.slice(0, CODE_LENGTH).map((pencil, i) => ({
  pencil,
  look: { '--pencil': `var(--color-${pencil})`, '--angle': `${-60 + i * 9}deg` } as CSSProperties,
}))

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  /** Its last digit has just been entered. */
  onComplete: (code: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

export function CodeField({ value, onChange, onComplete, error, ref }: CodeFieldProps) {
  const id = useId()
  const errorId = `${id}-error`

  function enter(code: string) {
    onChange(code)
    if (isComplete(code) && code !== value) onComplete(code)
  }

  function takeWholeCode(event: ClipboardEvent) {
    const code = wholeCodeIn(event.clipboardData.getData('text'))
    if (!code) return
    event.preventDefault()
    enter(code)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-display font-medium">
        Six-digit code
      </label>
      <div className="code-measure">
        <div className="code-field">
          <input
            ref={ref}
            id={id}
            name="code"
            value={value}
            onChange={({ target }) => enter(digitsIn(target.value))}
            onPaste={takeWholeCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={error ? errorId : undefined}
            aria-invalid={error ? true : undefined}
            className="code-input"
          />
          <div aria-hidden="true" className="code-boxes">
            {boxes.map(({ pencil, look }, i) => (
              <span
                key={pencil}
                className="code-box"
                style={look}
                data-filled={i < value.length ? '' : undefined}
                data-next={i === Math.min(value.length, CODE_LENGTH - 1) ? '' : undefined}
              >
                {value[i]}
              </span>
            ))}
          </div>
        </div>
      </div>
      {error && <FieldError id={errorId} words={error} />}
    </div>
  )
}
