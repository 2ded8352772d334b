import { PAGE_DETAIL } from '@huebook/contract'
import { useId } from 'react'
import { WordedChoice } from '#ui/worded-choice.tsx'
import type { UploadForm } from './upload-form.ts'

const CHOICES = [
  { convert: true, name: 'Turn it into line art', hint: 'For photos, and for drawings that need cleaning' },
  { convert: false, name: 'As it is', hint: 'For line art that is finished' },
]

/** What the slider stands for, from the least to the most. */
const DETAILS = ['Few large shapes', 'In between', 'Many small shapes']

interface LineArtChoiceProps extends Pick<UploadForm, 'convert' | 'detail'> {
  onChange(part: Partial<UploadForm>): void
}

export function LineArtChoice({ convert, detail, onChange }: LineArtChoiceProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-3 font-display font-medium text-lg">What should happen to it?</legend>
      <div className="grid gap-3">
        {CHOICES.map((choice) => (
          <WordedChoice
            key={choice.name}
            group="convert"
            name={choice.name}
            hint={choice.hint}
            checked={choice.convert === convert}
            onChoose={() => onChange({ convert: choice.convert })}
          />
        ))}
      </div>
      {convert && (
        <div className="mt-5">
          <label htmlFor={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-display font-medium">Detail</span>
            <span className="text-ink-soft">{DETAILS[detail - PAGE_DETAIL.least]}</span>
          </label>
          <input
            id={id}
            type="range"
            min={PAGE_DETAIL.least}
            max={PAGE_DETAIL.most}
            step={1}
            value={detail}
            aria-valuetext={DETAILS[detail - PAGE_DETAIL.least]}
            onChange={({ target }) => onChange({ detail: Number(target.value) })}
            className="h-11 w-full cursor-pointer rounded-full accent-primary-fill -outline-offset-2"
          />
        </div>
      )}
    </fieldset>
  )
}
