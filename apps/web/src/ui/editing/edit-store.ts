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

/** What was typed here, and what others have made of the rest: to keep one's own words is not to undo theirs elsewhere. */
const withUntouched = <Content extends object>(mine: Content, base: Content, theirs: Content): Content => {
  const parts = Object.keys(mine) as (keyof Content)[]
  const untouched = parts.filter((part) => isSame(mine[part], base[part]))
  return { ...mine, ...Object.fromEntries(untouched.map((part) => [part, theirs[part]])) }
}

/** Something being edited that others may edit as well. What was typed stays whatever happens to it on the way. */
export function createEditStore<Content extends object>(content: Content, keeper: Keeper<Content>) {
  return createStore<EditState<Content>>()((set, get) => {
    /** Somebody else was quicker: what they wrote is shown beside what was typed here. */
    async function meetOther() {
      const theirs = await keeper.read()
      if (theirs) set(({ base, draft }) => ({ theirs, draft: settled(draft, withUntouched(draft.now, base, theirs)) }))
    }

    async function save(): Promise<boolean> {
      const { base, draft } = get()
      const sent = draft.now
      const errors = keeper.faultsIn(sent)
      set({ errors })
      if (Object.keys(errors).length > 0) return false
      const refusal = await keeper.save({ mine: sent, base })
      if (refusal === undefined) return false
      if (refusal?.code === 'CONFLICT') await meetOther()
      else if (refusal) set({ errors: keeper.errorsOf(refusal) })
      if (refusal) return false
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
