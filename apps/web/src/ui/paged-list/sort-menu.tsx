import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'

interface SortMenuProps {
  sorts: Readonly<Record<string, string>>
  value: string
  onSort(sort: string): void
}

/** The browser's own menu: it opens where a thumb or a keyboard expects it. */
export function SortMenu({ sorts, value, onSort }: SortMenuProps) {
  return (
    <div className="relative shrink-0">
      <ArrowDownWideNarrow
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5"
        strokeWidth={2}
        aria-hidden="true"
      />
      <select
        aria-label="Sort by"
        value={value}
        onChange={({ target }) => onSort(target.value)}
        className="field max-sm:w-12! max-sm:px-0! cursor-pointer appearance-none rounded-full! border-solid! pr-10! pl-11! font-display font-medium text-ink! max-sm:text-transparent!"
      >
        {Object.entries(sorts).map(([sort, label]) => (
          <option key={sort} value={sort} className="bg-surface text-ink">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 max-sm:hidden"
        strokeWidth={2.5}
        aria-hidden="true"
      />
    </div>
  )
}
