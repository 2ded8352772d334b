import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface ToolButtonProps extends ComponentProps<'button'> {
  label: string
  icon?: LucideIcon
  /** For what is on or off, or chosen among others. */
  isOn?: boolean
  isResting?: boolean
  children?: ReactNode
}

/** A tool on the desk: drawn at rest, coloured in while it is in use. Never disabled, which would take the focus away. */
export function ToolButton({
  label,
  icon: Icon,
  isOn,
  isResting = false,
  onClick,
  children,
  ...rest
}: ToolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={isResting || undefined}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      {...rest}
      onClick={(event) => !isResting && onClick?.(event)}
      className="tool"
    >
      {Icon && <Icon strokeWidth={2} aria-hidden="true" />}
      {children}
    </button>
  )
}
