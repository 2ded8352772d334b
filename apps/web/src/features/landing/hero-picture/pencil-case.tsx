import { useId } from 'react'
import { type Crayon, crayonNames, crayons } from '#ui/drawings/crayons.tsx'

function StandingPencil({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 36 96" className="h-24 w-9" aria-hidden="true">
      <g stroke="#1F2430" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M18 4 4 40v60h28V40Z" fill="#FBE3C4" />
        <path d="M18 4 12 19q6-4 12 0Z" fill={color} />
        <path d="M4 40c3-5 7-5 9.5 0 2.5-6 6.5-6 9 0 2.5-5 6.5-5 9.5 0v60H4Z" fill={color} />
        <path d="M13.5 40v60M22.5 40v60" strokeWidth="1.75" fill="none" />
      </g>
    </svg>
  )
}

interface PencilCaseProps {
  crayon: Crayon
  onTake(crayon: Crayon): void
}

/** The pencils to choose from; the one in hand stands taller than the rest. */
export function PencilCase({ crayon: inHand, onTake }: PencilCaseProps) {
  const group = useId()
  return (
    <fieldset className="relative mx-auto flex w-full max-w-sm justify-between overflow-hidden border-ink border-b-2 px-1 pt-5">
      <legend className="sr-only">Pencils</legend>
      {crayonNames.map((crayon) => (
        <label
          key={crayon}
          className="-mb-8 -mx-1 flex min-w-11 cursor-pointer justify-center transition-transform duration-150 ease-out hover:-translate-y-1 has-checked:-translate-y-4 has-focus-visible:[&>svg]:outline-3"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={crayon === inHand}
            onChange={() => onTake(crayon)}
            // Also for whoever has taken one before there was anybody to notice that it changed.
            onClick={() => onTake(crayon)}
            aria-label={crayon}
          />
          <StandingPencil color={crayons[crayon]} />
        </label>
      ))}
    </fieldset>
  )
}
