import type { Issue } from '@huebook/contract'

/** Why the server did not take what was filled in. */
export interface Refusal {
  code: string
  message: string
  issues: readonly Issue[]
}

/** What to say beside which of these fields; of two faults the first. */
export function besideFields<Field extends string>(issues: readonly Issue[], fields: readonly Field[]) {
  const errors: Partial<Record<Field, string>> = {}
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path)
    if (field) errors[field] ??= message
  }
  return errors
}
