import type { Section } from '@huebook/contract'

type Holder = Record<string, unknown>

/** Where a value stands in its section, with dots between: `instructions.0.content`. */
export const valueAt = (section: Section, path: string): unknown =>
  path.split('.').reduce<unknown>((holder, key) => (holder as Holder | undefined)?.[key], section)

/** The section with another value in one place; everything beside it stays the same object. */
export function withValueAt(section: Section, path: string, value: unknown): Section {
  return replaced(section, path.split('.'), value) as Section
}

function replaced(holder: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const part = rest.length > 0 ? replaced((holder as Holder)[key], rest, value) : value
  if (Array.isArray(holder)) return holder.map((item, index) => (index === Number(key) ? part : item))
  return { ...(holder as Holder), [key]: part }
}

export type Item = { id: string } & Record<string, unknown>

export const itemsAt = (section: Section, path: string): Item[] => valueAt(section, path) as Item[]

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), items[from] as T, ...rest.slice(to)]
}
