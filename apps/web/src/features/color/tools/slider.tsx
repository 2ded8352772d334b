import { useId } from 'react'

interface SliderProps {
  label: string
  /** What its two ends are called. */
  ends: readonly [string, string]
  min: number
  max: number
  step: number
  value: number
  /** How its place is said. */
  words: string
  onChange(value: number): void
}

/** Something that is more or less. */
export function Slider({ label, ends: [least, most], words, onChange, ...range }: SliderProps) {
  const name = useId()
  return (
    <div className="slider">
      <label htmlFor={name} className="panel-title paint-legend">
        {label}
      </label>
      <div className="slider-row">
        <span aria-hidden="true">{least}</span>
        <input
          {...range}
          id={name}
          type="range"
          className="slider-range"
          aria-valuetext={words}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <span aria-hidden="true">{most}</span>
      </div>
    </div>
  )
}
