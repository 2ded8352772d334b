import type { Engine } from '@huebook/coloring'

const NOT_SAVED =
  'Your colouring has not arrived at the site yet, so nobody can be shown it. Please try again in a moment.'
const BLANK = 'There is nothing on this page yet that could be shared.'

interface Ports<Shared> {
  engine: { state: Pick<Engine['state'], 'getSnapshot'>; isBlank(): boolean }
  /** Whether whoever is here may share, which a child does not do alone. */
  mayShare(): Promise<boolean>
  save(): Promise<void>
  /** What is done with what the site has; answers nothing where the site says no. */
  share(): Promise<Shared | null>
  say(why: { variant?: 'danger'; message: string }): void
}

/** Shares a colouring as it is on the page; answers nothing where it is not to be, which is said. */
export async function shareSaved<Shared>({
  engine,
  mayShare,
  save,
  share,
  say,
}: Ports<Shared>): Promise<Shared | null> {
  // Before anything is at the site: what was shared once is shared, whatever comes of it.
  if (!(await mayShare())) return null
  const isSaved = () => engine.state.getSnapshot().isSaved
  const refuse = (message: string, variant?: 'danger'): null => {
    say({ message, ...(variant && { variant }) })
    return null
  }
  if (isSaved() && engine.isBlank()) return refuse(BLANK)
  // What others are shown is what the site has.
  if (!isSaved()) await save()
  return isSaved() ? share() : refuse(NOT_SAVED, 'danger')
}
