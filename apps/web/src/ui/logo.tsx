/** A pencil tip that has just left a stroke. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" className="size-9 shrink-0" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M5 33c5-7 8 3 13-3s6-1 9-4" fill="none" stroke="var(--color-amber)" strokeWidth="5" />
        <path d="M14.5 27 17 17.5 31.5 3a3.5 3.5 0 0 1 5 5L22 22.5Z" fill="var(--color-violet)" />
        <path d="M14.5 27 17 17.5 22 22.5Z" fill="#FBE3C4" />
        <path d="M28 6.5 33.5 12" fill="none" />
      </g>
    </svg>
  )
}

interface LogoProps {
  name: string
  /** How much room the name may take. */
  className?: string
}

export function Logo({ name, className = 'line-clamp-2' }: LogoProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Mark />
      <span
        className={`font-display font-semibold text-lg hyphens-auto leading-tight [overflow-wrap:anywhere] sm:text-xl ${className}`}
      >
        {name}
      </span>
    </span>
  )
}
