import { createStore } from 'zustand/vanilla'
import type { Refusal } from '#ui/beside-fields.ts'
import { changed, type Draft, newDraft, redone, settled, undone } from './draft.ts'

/** What is wrong, by the place of the field. */
type Errors = Readonly<Record<string, string>>

/** Null once it is saved, and otherwise why it is not; nothing where the server could not be asked. */
export type Outcome = Refusal | null | undefined

/** How a call has ended that may be refused. */
export async function outcomeOf(call: (onRefused: (why: Refusal) => void) => Promise<unknown>): Promise<Outcome> {
  let refusal: Refusal | undefined
  const answer = await call((why) => {
    refusal = why
  })
  return answer ? null : refusal
}

/** What a form is saved through. */
export interface Keeper<Content> {
  save(edit: { mine: Content; base: Content }): Promise<Outcome>
  /** What of it is sent, and so may be found again. */
  asSent(content: Content): Content
  /** What there is now; null when it could not be read. */
  read(): Promise<Content | null>
  /** What is wrong as far as it can be told before it is sent. */
  faultsIn(content: Content): Errors
  errorsOf(refusal: Refusal): Errors
  now(): number
}

export interface EditState<Content> {
  /** What there was when editing began, or when it was last saved here. */
  base: Content
  draft: Draft<Content>
  errors: Errors
  /** What another administrator has made of it, while it is not decided whose words stay. */
  theirs: Content | null
  /** Changes what stands at a place; the same place in the same step is taken back with it. */
  edit(change: (now: Content) => Content, place: string, step?: string): void
  undo(): void
  redo(): void
  /** Answers whether it is saved. */
  save(): Promise<boolean>
  keepMine(): Promise<boolean>
  takeTheirs(): void
}

export type EditStore<Content extends object> = ReturnType<typeof createEditStore<Content>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what stands elsewhere: a place, and a list whose items have moved, is judged anew when it is saved. */
const withoutPlace = (errors: Errors, place: string) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== place && !path.startsWith(`${place}.`)))

/** One content with the parts of another that are told. */
const withParts = <Content extends object>(
  content: Content,
  other: Content,
  isTaken: (part: keyof Content) => boolean,
): Content => {
  const parts = (Object.keys(content) as (keyof Content)[]).filter(isTaken)
  return { ...content, ...Object.fromEntries(parts.map((part) => [part, other[part]])) }
}

/** Something being edited that others may edit as well. What was typed stays whatever happens to it on the way. */
export function createEditStore<Content extends object>(content: Content, keeper: Keeper<Content>) {
  return createStore<EditState<Content>>()((set, get) => {
    /** What was sent last without hearing what has become of all of it. */
    let unsure: Content | null = null

    /**
     * Somebody else was quicker: what they wrote is shown beside what was typed here. Where nothing was typed it is theirs
     * from now on: to keep one's own words is not to undo theirs elsewhere.
     */
    async function meetOther() {
      const theirs = await keeper.read()
      if (!theirs) return
      set(({ base, draft }) => {
        const isTheirs = (part: keyof Content) =>
          isSame(draft.now[part], base[part]) || isSame(draft.now[part], theirs[part])
        return {
          theirs,
          base: withParts(base, theirs, isTheirs),
          draft: settled(draft, withParts(draft.now, theirs, isTheirs)),
        }
      })
    }

    /** A part that is there as it was sent is saved: it is what the next change begins from. Answers whether it could be told. */
    async function findSaved(sent: Content): Promise<boolean> {
      const read = await keeper.read()
      unsure = read ? null : sent
      if (!read) return false
      set(({ base }) => ({ base: withParts(base, read, (part) => isSame(read[part], sent[part])) }))
      return true
    }

    async function save(): Promise<boolean> {
      const sent = get().draft.now
      const errors = keeper.faultsIn(sent)
      set({ errors })
      if (Object.keys(errors).length > 0) return false
      if (unsure && !(await findSaved(unsure))) return false
      const refusal = await keeper.save({ mine: sent, base: get().base })
      if (refusal?.code === 'CONFLICT') await meetOther()
      else if (refusal !== null) {
        if (refusal) set({ errors: keeper.errorsOf(refusal) })
        await findSaved(keeper.asSent(sent))
      }
      if (refusal !== null) return false
      const kept = (await keeper.read()) ?? sent
      set((now) => ({
        base: kept,
        theirs: null,
        // Whoever went on typing meanwhile keeps what they typed.
        draft: isSame(now.draft.now, sent) ? settled(now.draft, kept) : now.draft,
      }))
      return true
    }

    return {
      base: content,
      draft: newDraft(content),
      errors: {},
      theirs: null,
      edit: (change, place, step = place) =>
        set(({ draft, errors }) => ({
          draft: changed(draft, change(draft.now), step, keeper.now()),
          errors: withoutPlace(errors, place),
        })),
      undo: () => set(({ draft }) => ({ draft: undone(draft), errors: {} })),
      redo: () => set(({ draft }) => ({ draft: redone(draft), errors: {} })),
      save,
      keepMine() {
        const { theirs, base } = get()
        set({ base: theirs ?? base, theirs: null })
        return save()
      },
      takeTheirs() {
        const { theirs, draft } = get()
        if (!theirs) return
        const taken = changed(draft, theirs, 'theirs', keeper.now())
        set({ base: theirs, theirs: null, draft: { ...taken, last: null }, errors: {} })
      },
    }
  })
}

/** Whether something would be lost by leaving. */
export const isUnsaved = <Content>({ base, draft }: Pick<EditState<Content>, 'base' | 'draft'>) =>
  !isSame(draft.now, base)
