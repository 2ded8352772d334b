import type { KeyboardEvent, PointerEvent } from 'react'

/** How long the colour takes to reach the edges, in milliseconds; a shorter tap would show none of it. */
const FILL_MS = 150

const press = (control: HTMLElement, x: string, y: string) => {
  control.style.setProperty('--press-x', x)
  control.style.setProperty('--press-y', y)
  control.dataset['pressed'] = ''
  window.setTimeout(() => delete control.dataset['pressed'], FILL_MS)
}

/** Lets a control be coloured in from where it is touched, or from its middle by keyboard. */
export const pressPoint = {
  onPointerDown({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top } = currentTarget.getBoundingClientRect()
    press(currentTarget, `${clientX - left}px`, `${clientY - top}px`)
  },
  onKeyDown({ currentTarget, key }: KeyboardEvent<HTMLElement>) {
    if (key === 'Enter' || key === ' ') press(currentTarget, '50%', '50%')
  },
}
