import { type CSSProperties, useId } from 'react'
import { Link } from 'react-router'
import type { MenuEntry, Waiting } from './entries.ts'

/** Stretches with the barrel where a label takes two lines; its ink stays as thick. */
function Tip() {
  return (
    <svg viewBox="0 0 36 46" preserveAspectRatio="none" className="pencil-tip" aria-hidden="true">
      <path d="M0 1 9 7V39L0 45Z" fill="var(--barrel)" />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path
          d="M0 1C7 5 7 12 0 16 8 19 8 27 0 30 7 34 7 41 0 45L35 23Z"
          fill="var(--wood)"
          vectorEffect="non-scaling-stroke"
        />
        <path d="M21 14Q26 23 21 32L35 23Z" fill="var(--pencil)" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}

interface PencilLinkProps {
  entry: MenuEntry
  current: boolean
  waiting: Waiting | undefined
}

/** One entry of the menu, drawn as the pencil of its area. */
export function PencilLink({ entry, current, waiting }: PencilLinkProps) {
  const { label, to, Icon, pencil } = entry
  const id = useId()
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      aria-describedby={waiting && id}
      className="pencil-link"
      style={{ '--pencil': pencil } as CSSProperties}
    >
      <span className="pencil-barrel">
        <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        {label}
        {waiting && (
          <span aria-hidden="true" className="pencil-count">
            {waiting.count}
            <span id={id} hidden>
              {waiting.words}
            </span>
          </span>
        )}
      </span>
      <Tip />
    </Link>
  )
}
