/** What a form can hold in the way Stripe writes it: texts, lists and fields of fields. */
export type Form = { [name: string]: string | Form }

/** Reads `items[0][price]=p_1` as `{ items: { 0: { price: 'p_1' } } }`. */
export function readForm(body: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop() ?? name
    let owner = form
    for (const part of path) {
      owner[part] ??= {}
      owner = owner[part] as Form
    }
    // A list without numbers counts by itself.
    owner[name.endsWith('[]') ? String(Object.keys(owner).length) : last] = value
  }
  return form
}

export const text = (value: string | Form | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
export const fields = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {})
/** The texts of a field, as metadata is. */
export const texts = (value: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(fields(value)).map(([name, inner]) => [name, text(inner) ?? '']))
