/** How many are offered: a row or two, not a history. */
const SHOWN = 5

interface RecentPromptsProps {
  prompts: readonly string[]
  onPick(prompt: string): void
}

/** What was described last, to be taken up again. */
export function RecentPrompts({ prompts, onPick }: RecentPromptsProps) {
  if (prompts.length === 0) return null
  return (
    <section aria-label="What you asked for lately">
      <p className="mb-2 text-ink-soft text-sm">What you asked for lately</p>
      <ul className="flex flex-wrap gap-2">
        {prompts.slice(0, SHOWN).map((prompt) => (
          <li key={prompt} className="min-w-0 max-w-full">
            <button
              type="button"
              onClick={() => onPick(prompt)}
              title={prompt}
              className="block min-h-11 max-w-[min(18rem,100%)] cursor-pointer truncate rounded-full border-2 border-ink/40 bg-surface px-4 text-sm hover:border-ink"
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
