interface Texts {
  name: string
  email: string
}

/** What has been typed here; null is untouched, and follows the person wherever else they are changed. */
export type Edits = { [Field in keyof Texts]: string | null }

export const untouched: Edits = { name: null, email: null }

export const withEdits = ({ name, email }: Texts, edits: Edits): Texts => ({
  name: edits.name ?? name,
  email: edits.email ?? email,
})

/** Typing back what was there is no edit. */
export const editOf = (typed: string, own: string) => (typed === own ? null : typed)

/** What was sent is the person's own now. Whoever went on typing meanwhile keeps what they typed. */
export const afterSaving = (edits: Edits, sent: Edits): Edits => ({
  name: edits.name === sent.name ? null : edits.name,
  email: edits.email === sent.email ? null : edits.email,
})
