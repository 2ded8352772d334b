interface WordedChoiceProps {
  /** The name of the radio buttons of which one is chosen. */
  group: string
  name: string
  hint: string
  value?: string | number
  checked: boolean
  onChoose(): void
}

/** One of a few things to choose from, by its name and what it is for. */
export function WordedChoice({ group, name, hint, value, checked, onChoose }: WordedChoiceProps) {
  return (
    <label className="choice min-h-11 px-4 py-2.5 has-checked:bg-[color-mix(in_srgb,var(--color-amber)_22%,var(--surface))]">
      <input type="radio" name={group} value={value} checked={checked} onChange={onChoose} className="sr-only" />
      <span className="block font-display font-medium">{name}</span>
      <span className="block text-ink-soft text-sm">{hint}</span>
    </label>
  )
}
