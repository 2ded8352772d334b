import type { Engine } from '@huebook/coloring'

const NOT_SAVED =
  'Your colouring has not arrived at the site yet, so there is no link to it. Please try again in a moment.'
const BLANK = 'There is nothing on this page yet that could be shared.'

interface Ports {
  engine: { state: Pick<Engine['state'], 'getSnapshot'>; isBlank(): boolean }
  /** Whether whoever is here may share, which a child does not do alone. */
  mayShare(): Promise<boolean>
  save(): Promise<void>
  /** Has the site make it; answers its token, or nothing where the site says no. */
  make(): Promise<string | null>
  say(why: { variant?: 'danger'; message: string }): void
}

/** Makes the link to a colouring; answers its token, or nothing where none is to be, which is said. */
export async function makeLink({ engine, mayShare, save, make, say }: Ports): Promise<string | null> {
  // Before anything is at the site: a link that was made is one, whether it is handed on or not.
  if (!(await mayShare())) return null
  const isSaved = () => engine.state.getSnapshot().isSaved
  const refuse = (message: string, variant?: 'danger'): null => {
    say({ message, ...(variant && { variant }) })
    return null
  }
  if (isSaved() && engine.isBlank()) return refuse(BLANK)
  // What the link shows is what the site has.
  if (!isSaved()) await save()
  return isSaved() ? make() : refuse(NOT_SAVED, 'danger')
}
