import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
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

export function BusyButton({ busy, children, disabled, ...rest }: BusyButtonProps) {
  return (
    <Button {...rest} disabled={disabled || busy} aria-busy={busy}>
      {busy && <Spinner />}
      {children}
    </Button>
  )
}
