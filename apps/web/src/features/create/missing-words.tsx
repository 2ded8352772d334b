import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

interface MissingWordsProps {
  words: readonly string[]
  onChangeWords(): void
  onDrawAnyway(): void
}

/** Says what would not be on the page, before a credit is spent on it. */
export function MissingWords({ words, onChangeWords, onDrawAnyway }: MissingWordsProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="missing-words"
      className="rounded-card border-2 border-ink bg-[color-mix(in_srgb,var(--color-amber)_22%,var(--surface))] p-5 shadow-soft"
    >
      <h2 id="missing-words" className="text-xl">
        {words.length === 1 ? 'One thing would not be on your page' : 'Some things would not be on your page'}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            className="min-w-0 rounded-full border-2 border-ink bg-surface px-4 py-1 font-display font-medium [overflow-wrap:anywhere]"
          >
            {word}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        There is no drawing for {words.length === 1 ? 'it' : 'them'} here, or no room. The rest would be drawn. Nothing
        is spent yet.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={onChangeWords} className="max-sm:w-full">
          Change my words
        </Button>
        <Button onClick={onDrawAnyway} className="max-sm:w-full">
          <Pencil className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Draw it anyway
        </Button>
      </div>
    </section>
  )
}
