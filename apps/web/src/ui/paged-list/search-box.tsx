import { SEARCH_MAX_LENGTH } from '@huebook/contract'
import { Search, X } from 'lucide-react'
import { type FormEvent, type RefObject, useId } from 'react'
import { Spinner } from '#ui/spinner.tsx'

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  placeholder: string
  value: string
  /** The answer is on its way. */
  searching: boolean
  onType(search: string): void
  /** Whoever presses Enter does not want to wait for the pause after the last letter. */
  onSubmit(): void
}

export function SearchBox({ ref, label, placeholder, value, searching, onType, onSubmit }: SearchBoxProps) {
  const id = useId()

  function clear() {
    onType('')
    onSubmit()
    ref.current?.focus()
  }

  return (
    <search className="min-w-0 max-w-md shrink grow basis-48">
      <form
        className="relative"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5"
          strokeWidth={2}
          aria-hidden="true"
        />
        <input
          ref={ref}
          id={id}
          type="search"
          placeholder={placeholder}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onType(target.value)}
          className="field rounded-full! pr-20! pl-12! [&::-webkit-search-cancel-button]:hidden"
        />
        {searching && (
          <span className="pointer-events-none absolute inset-y-0 right-12 grid animate-after-a-while place-items-center">
            <Spinner />
          </span>
        )}
        {value && (
          <button
            type="button"
            onClick={clear}
            aria-label="Clear search"
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 cursor-pointer place-items-center rounded-full"
          >
            <X className="size-5" strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  )
}
