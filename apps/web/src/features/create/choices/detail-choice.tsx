import { PAGE_DETAIL } from '@huebook/contract'

const CHOICES = [
  { detail: null, name: 'As I wrote', hint: 'Or else for children' },
  { detail: PAGE_DETAIL.least, name: 'Little ones', hint: 'A few large shapes' },
  { detail: PAGE_DETAIL.usual, name: 'Children', hint: 'Something to discover' },
  { detail: PAGE_DETAIL.most, name: 'Grown-ups', hint: 'Many small shapes' },
]

export const nameOfDetail = (wanted: number | null) => CHOICES.find(({ detail }) => detail === wanted)?.name

interface DetailChoiceProps {
  /** Null: whoever the words name. */
  value: number | null
  onChange(detail: number | null): void
}

export function DetailChoice({ value, onChange }: DetailChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-display font-medium text-lg">Who will colour it?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        {CHOICES.map(({ detail, name, hint }) => (
          <label
            key={name}
            className="choice min-h-11 px-4 py-2.5 has-checked:bg-[color-mix(in_srgb,var(--color-amber)_22%,var(--surface))]"
          >
            <input
              type="radio"
              name="detail"
              value={detail ?? ''}
              checked={detail === value}
              onChange={() => onChange(detail)}
              className="sr-only"
            />
            <span className="block font-display font-medium">{name}</span>
            <span className="block text-ink-soft text-sm">{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
