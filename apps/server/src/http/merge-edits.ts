import { AppError } from './app-error.ts'

interface Edit<Parts> {
  /** What there was when editing began. */
  base: Parts
  /** What it shall be by this edit. */
  mine: Parts
  /** What it is now, under a lock. */
  current: Parts
}

/**
 * What was edited here and what others have edited since, part by part: what was not edited here stays as it is now. A
 * part that both have changed, and not to the same, is refused. `sentence` says so of the parts it is given the names of.
 */
export function mergeEdits<Parts extends object>(
  { base, mine, current }: Edit<Parts>,
  sentence: (overtaken: (keyof Parts & string)[]) => string,
  pathOf: (name: keyof Parts & string) => string = (name) => name,
): Parts {
  const names = Object.keys(mine) as (keyof Parts & string)[]
  const isEdited = (name: keyof Parts) => isAnother(mine[name], base[name])
  const overtaken = names.filter(
    (name) => isEdited(name) && isAnother(current[name], base[name]) && isAnother(current[name], mine[name]),
  )
  if (overtaken.length > 0) {
    const message = sentence(overtaken)
    throw new AppError(
      'CONFLICT',
      message,
      overtaken.map((name) => ({ path: pathOf(name), message })),
    )
  }
  return Object.fromEntries(names.map((name) => [name, isEdited(name) ? mine[name] : current[name]])) as Parts
}

/** Content is compared with content: what is the same is written the same. */
const isAnother = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)
