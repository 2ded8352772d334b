import type { IconField as IconDescription } from '@huebook/contract'
import { useEditor, useFieldAt } from './editor-context.tsx'

/** One of the icons the landing has. */
export function IconField({ field, path }: { field: IconDescription; path: string }) {
  const { icons } = useEditor()
  const { value, change } = useFieldAt(path)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-display font-medium">{field.label}</legend>
      {/* A few rows at a time: in a list there are many of them one below the other. */}
      <div className="-mx-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto p-2">
        {icons[field.of].map(({ name, label, picture }) => (
          <label key={name} title={label} className="choice grid! size-11! place-items-center">
            <input
              type="radio"
              name={path}
              value={name}
              checked={value === name}
              onChange={() => change(name)}
              className="sr-only"
            />
            {picture}
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
