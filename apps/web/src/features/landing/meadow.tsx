import type { ReactNode } from 'react'
import { oval, scallops } from '#ui/drawings/shapes.ts'

/** A line of hills as wide as the window; its ink stays as thick as everywhere else. */
function Hills({ d, className }: { d: string; className: string }) {
  return (
    <svg
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-14 w-full lg:h-22 ${className}`}
    >
      <path d={`${d}V90H0Z`} fill="var(--meadow)" />
      <path d={d} fill="none" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function Flowers({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className={`absolute w-24 lg:w-30 ${className}`}>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M34 90C35 74 34 60 32 44M70 90C69 80 70 70 72 62M8 90 4 76M14 90 15 72M20 90 26 78M92 90 88 76M98 90 99 72M104 90 110 78" />
        <path d="M34 78C24 76 19 69 18 61 27 63 33 69 34 78Z" fill="var(--color-lime)" />
        <path d={scallops(32, 32, 15, 7)} fill="var(--color-pink)" />
        <path d={oval(32, 32, 7)} fill="var(--color-amber)" />
        <path d={scallops(73, 52, 11, 6)} fill="var(--surface)" />
        <path d={oval(73, 52, 5)} fill="var(--color-amber)" />
      </g>
    </svg>
  )
}

/** A part of the landing that stands on grass, from one line of hills to the next. */
export function Meadow({ children }: { children: ReactNode }) {
  return (
    <div className="meadow relative">
      <Flowers className="top-[-2.5rem] left-[7%] lg:top-[-4rem]" />
      <Hills d="M0 62C180 8 420-6 660 40S1180 92 1440 18" className="-mb-px" />
      <div className="bg-(--meadow)">{children}</div>
      <Hills d="M0 24C200 70 460 82 700 44S1240 12 1440 60" className="-mt-px -scale-y-100" />
    </div>
  )
}
