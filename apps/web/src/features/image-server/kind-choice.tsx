import { WordedChoice } from '#ui/worded-choice.tsx'
import { KIND_WORDS, type Kind, NO_SERVER } from './image-server-words.ts'

interface KindChoiceProps {
  kinds: readonly Kind[]
  /** Null: no server of one's own. */
  value: Kind | null
  onChange(kind: Kind | null): void
}

export function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-display font-medium">Which server draws?</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {[null, ...kinds].map((kind) => {
          const { name, hint } = kind ? KIND_WORDS[kind] : NO_SERVER
          return (
            <WordedChoice
              key={name}
              group="image_server_kind"
              name={name}
              hint={hint}
              value={kind ?? ''}
              checked={kind === value}
              onChoose={() => onChange(kind)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
