import type { Engine } from '@huebook/coloring'
import { useEffect } from 'react'
import type { Commands } from './commands.ts'
import { commandOf } from './shortcuts.ts'

/** Whether a key belongs to what has the focus: it is being typed into, chosen from, or pressed. */
const isTaken = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest('input:not([type=radio]), textarea, select, [contenteditable], [role=dialog][data-help]'))
    return true
  return key === ' ' && target.closest('button, a, input') !== null
}

/** Lets keys do what buttons do; while the space bar is held, pointers move the page. */
export function useShortcuts(engine: Engine | undefined, commands: Commands | undefined): void {
  useEffect(() => {
    if (!engine || !commands) return
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener(
      'keydown',
      (event) => {
        if (isTaken(event)) return
        if (event.key === ' ') {
          event.preventDefault()
          if (!event.repeat) engine.setMoveMode(true)
          return
        }
        const command = commandOf(event)
        if (!command) return
        event.preventDefault()
        commands[command]()
      },
      { signal },
    )
    window.addEventListener('keyup', ({ key }) => key === ' ' && engine.setMoveMode(false), { signal })
    return () => ending.abort()
  }, [engine, commands])
}
