import type { CSSProperties } from 'react'
import './pencil-meter.css'

const count = new Intl.NumberFormat('en-US')

function Tip() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="pencil-meter-tip"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M0 1C4 3.500 4 6 0 8.500 5 10.500 5 13.500 0 15.500 4 18 4 20.500 0 23L23 12Z" fill="var(--wood)" />
      <path d="M15 8Q18 12 15 16L23 12Z" fill="var(--pencil)" />
    </svg>
  )
}

interface PencilMeterProps {
  label: string
  left: number
  limit: number
  /** As a CSS colour. */
  pencil: string
}

/** How much of something is left this month. */
export function PencilMeter({ label, left, limit, pencil }: PencilMeterProps) {
  const share = limit > 0 ? Math.min(1, left / limit) : 0
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{label}</span>
        <span className="font-display font-medium">
          {count.format(left)} of {count.format(Math.max(left, limit))} left
        </span>
      </p>
      <div className="pencil-meter mt-1" style={{ '--share': share, '--pencil': pencil } as CSSProperties}>
        <span className="pencil-meter-rubber" />
        <span className="pencil-meter-barrel" />
        <Tip />
      </div>
    </div>
  )
}
