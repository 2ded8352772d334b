import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { pressPoint } from './press-point.ts'
import { Spinner } from './spinner.tsx'

const looks = { drawn: '', primary: 'control-primary', quiet: 'control-quiet' }

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
  /** Gives its looks to the element inside, such as a link. */
  asChild?: boolean
}

export function Button({ look = 'drawn', asChild = false, className = '', ...rest }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  const type = asChild ? {} : { type: 'button' as const }
  return <Element {...type} {...pressPoint} {...rest} className={`control ${looks[look]} ${className}`} />
}

interface BusyButtonProps extends Omit<ButtonProps, 'asChild'> {
  /** Its work is going on: it shows so and cannot be pressed again. */
  busy: boolean
}

const AT_REST = 'translate-none! cursor-default! border-dashed! text-ink! shadow-none! before:hidden!'

/** Never disabled in the browser's sense: that would take the focus from whoever has just pressed it by keyboard. */
export function BusyButton({ busy, children, disabled = false, onClick, className = '', ...rest }: BusyButtonProps) {
  const resting = disabled || busy

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!resting) return onClick?.(event)
    // Also keeps its form from being sent, by a press here or by Enter in a field.
    event.preventDefault()
  }

  return (
    <Button
      {...rest}
      onClick={press}
      aria-disabled={resting}
      aria-busy={busy}
      className={resting ? `${className} ${AT_REST}` : className}
    >
      {busy && <Spinner />}
      {children}
    </Button>
  )
}
