import type { Issue } from './problem.ts'
import type { Fields, ListField, Section, SectionName, ValueField } from './website-sections.ts'
import { SECTIONS } from './website-sections.ts'

interface Leaf {
  field: ValueField
  /** Within its section, with dots between. */
  path: string
  value: string
}

interface Visitor {
  onValue(leaf: Leaf): void
  onList?(list: { field: ListField; path: string; items: readonly object[] }): void
}

/** Shows every value of a section, with its description. */
export function walkSection(name: SectionName, section: Section, visitor: Visitor): void {
  walk(SECTIONS[name].fields, section, '', visitor)
}

function walk(fields: Fields, holder: object, before: string, visitor: Visitor): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = (holder as Record<string, unknown>)[name]
    const path = before + name
    if (field.kind === 'group') walk(field.fields, value as object, `${path}.`, visitor)
    else if (field.kind === 'list') {
      const items = value as object[]
      visitor.onList?.({ field, path, items })
      for (const [index, item] of items.entries()) walk(field.fields, item, `${path}.${index}.`, visitor)
    } else visitor.onValue({ field, path, value: value as string })
  }
}

/** What a visitor may be sent to: by the schemes of LINK_SCHEMES, and to addresses of this site. */
const LINK = /^(?:https?:\/\/[^/?#\\]|mailto:.|tel:.|\/(?![/\\]))/i
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/
const PHONE = /^[+\d][\d\s()./-]*$/
/** Neither seen nor typed; a line break is, where there may be several lines. */
const CONTROL = /(?!\n)\p{Cc}/u

const isLink = (value: string) => LINK.test(value) && !/[\s\p{Cc}]/u.test(value)

/** What is wrong with one value, as a sentence. */
function faultOf({ label, kind, max, ...field }: ValueField, value: string): string | null {
  if (value === '') return 'required' in field ? `${label} cannot be empty` : null
  if (value.length > max) return `${label} has at most ${max.toLocaleString('en')} characters`
  if (kind === 'rich') return null
  if (CONTROL.test(value) || (kind !== 'text' && value.includes('\n')))
    return kind === 'text' ? `${label} cannot contain invisible characters` : `${label} has to stay on one line`
  if (kind === 'link' && !isLink(value)) return `${label} has to begin with https://, mailto:, tel: or /`
  if (kind === 'email' && !EMAIL.test(value)) return `${label} is not an email address`
  if (kind === 'phone' && !PHONE.test(value)) return `${label} is not a phone number`
  return null
}

/** What is wrong with a section, each beside its field. */
export function faultsIn(name: SectionName, section: Section): Issue[] {
  const faults: Issue[] = []
  walkSection(name, section, {
    onValue({ field, path, value }) {
      const message = faultOf(field, value.trim())
      if (message) faults.push({ path, message })
    },
    onList({ field, path, items }) {
      if (items.length > field.max) faults.push({ path, message: `There can be at most ${field.max} ${field.nouns}` })
    },
  })
  return faults
}
