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
            <label
              key={name}
              className="choice min-h-11 px-4 py-2.5 has-checked:bg-[color-mix(in_srgb,var(--color-amber)_22%,var(--surface))]"
            >
              <input
                type="radio"
                name="image_server_kind"
                value={kind ?? ''}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="sr-only"
              />
              <span className="block font-display font-medium">{name}</span>
              <span className="block text-ink-soft text-sm">{hint}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
