import { PAGE_DETAIL } from '@huebook/contract'
import { WordedChoice } from '#ui/worded-choice.tsx'

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
          <WordedChoice
            key={name}
            group="detail"
            name={name}
            hint={hint}
            value={detail ?? ''}
            checked={detail === value}
            onChoose={() => onChange(detail)}
          />
        ))}
      </div>
    </fieldset>
  )
}
