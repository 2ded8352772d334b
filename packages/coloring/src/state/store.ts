import { attempt } from './attempt.ts'

/** A value that can be watched; made for React's useSyncExternalStore, without knowing of it. */
export interface Store<Value> {
  getSnapshot(): Value
  /** Answers the function that ends the watch. */
  subscribe(listener: () => void): () => void
}

/**
 * A store and the only way to change it; a change to what is there already wakes nobody. `failed` is told what a watcher
 * throws: neither the other watchers nor whoever made the change can help it.
 */
export function createStore<Value extends object>(initial: Value, failed: (problem: unknown) => void) {
  let value = initial
  const listeners = new Set<() => void>()
  const store: Store<Value> = {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const update = (changes: Partial<Value>): void => {
    const names = Object.keys(changes) as (keyof Value)[]
    if (names.every((name) => Object.is(value[name], changes[name]))) return
    value = { ...value, ...changes }
    for (const listener of [...listeners]) attempt(listener, failed)
  }
  return { store, update }
}
