import { PAGE_STYLES, type PageStyle } from '@huebook/contract'
import { crayons } from '#ui/drawings/crayons.tsx'
import { STYLE_PICTURES } from './style-pictures.ts'

const NAMES: Record<PageStyle, string> = {
  scene: 'Scene',
  'close-up': 'Close-up',
  pattern: 'Pattern',
  mandala: 'Mandala',
  frame: 'Frame',
}

function StylePicture({ style }: { style: PageStyle }) {
  return (
    <svg
      viewBox="0 0 120 90"
      aria-hidden="true"
      className="block w-full bg-white"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {STYLE_PICTURES[style].map(([path, crayon]) => (
        <g key={path} stroke="#000" strokeWidth="2.2">
          <path d={path} fill={crayon ? '#fff' : 'none'} />
          {crayon && <path d={path} fill={crayons[crayon]} fillOpacity="0.55" className="crayoned" />}
        </g>
      ))}
    </svg>
  )
}

interface StyleChoiceProps {
  value: PageStyle
  onChange(style: PageStyle): void
}

export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-display font-medium text-lg">How should it look?</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {PAGE_STYLES.map((style) => (
          <label key={style} className="choice">
            <input
              type="radio"
              name="style"
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
              className="sr-only"
            />
            <StylePicture style={style} />
            <span className="block border-ink border-t-2 px-1 py-2 text-center font-display font-medium">
              {NAMES[style]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
