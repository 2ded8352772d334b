import type { PageStyle } from '@huebook/contract'
import { crayons } from '#ui/drawings/crayons.tsx'
import { AS_WRITTEN, type Shape, STYLE_PICTURES } from './style-pictures.ts'

const CHOICES: readonly { style: PageStyle | null; name: string }[] = [
  { style: null, name: 'As I wrote' },
  { style: 'scene', name: 'Scene' },
  { style: 'close-up', name: 'Close-up' },
  { style: 'pattern', name: 'Pattern' },
  { style: 'mandala', name: 'Mandala' },
  { style: 'frame', name: 'Frame' },
]

export const nameOfStyle = (wanted: PageStyle | null) => CHOICES.find(({ style }) => style === wanted)?.name

function StylePicture({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg
      viewBox="0 0 120 90"
      aria-hidden="true"
      className="block w-full bg-white"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {shapes.map(([path, crayon]) => (
        <g key={path} stroke="#000" strokeWidth="2.2">
          <path d={path} fill={crayon ? '#fff' : 'none'} />
          {crayon && <path d={path} fill={crayons[crayon]} fillOpacity="0.55" className="crayoned" />}
        </g>
      ))}
    </svg>
  )
}

interface StyleChoiceProps {
  /** Null: as the words say. */
  value: PageStyle | null
  onChange(style: PageStyle | null): void
}

export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-display font-medium text-lg">How should it look?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-3">
        {CHOICES.map(({ style, name }) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="style"
              value={style ?? ''}
              checked={style === value}
              onChange={() => onChange(style)}
              className="sr-only"
            />
            <StylePicture shapes={style ? STYLE_PICTURES[style] : AS_WRITTEN} />
            <span className="block border-ink border-t-2 px-1 py-2 text-center font-display font-medium">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
