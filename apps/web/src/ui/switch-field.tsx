import { Switch } from 'radix-ui'
import { useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Something that is either on or off; the whole line can be pressed. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-4">
      <Switch.Root
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
        className="group grid h-11 w-16 shrink-0 cursor-pointer items-center rounded-full"
      >
        <span className="flex h-8 items-center rounded-full border-2 border-ink bg-surface transition-colors duration-150 group-data-[state=checked]:bg-primary-fill">
          <Switch.Thumb className="mx-1 grid size-5 rounded-full border-2 border-ink bg-surface transition-transform duration-150 data-[state=checked]:translate-x-8 data-[state=checked]:bg-white" />
        </span>
      </Switch.Root>
      <div className="min-w-0 grow">
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center font-display font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="-mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      </div>
    </div>
  )
}
