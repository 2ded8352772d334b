import {
  faultsIn,
  type Issue,
  pathOfSection,
  type Section,
  type SectionName,
  sectionIn,
  type Website,
  withSection,
} from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Refusal } from '#ui/beside-fields.ts'
import { changed, type Draft, newDraft, redone, settled, undone } from './draft.ts'
import { type Item, itemsAt, moved, withValueAt } from './paths-in-section.ts'

/** What a section is saved through. */
export interface WebsiteKeeper {
  /** Answers null once it is saved, and otherwise why it is not; nothing where the server could not be asked. */
  save(wanted: { value: string; base: string }): Promise<Refusal | null | undefined>
  /** The website as it is now; null when it could not be read. */
  read(): Promise<Website | null>
  now(): number
  newId(): string
}

interface SectionState {
  /** The website when editing began, or when it was last saved here. */
  base: Website
  draft: Draft
  /** What is wrong, by the place of the field. */
  errors: Readonly<Record<string, string>>
  /** The website as another administrator has left it, while it is not decided whose words stay. */
  theirs: Website | null
  change(path: string, value: unknown): void
  addItem(path: string, blank: object): string
  removeItem(path: string, index: number): void
  moveItem(path: string, from: number, to: number): void
  undo(): void
  redo(): void
  /** Answers whether it is saved. */
  save(): Promise<boolean>
  keepMine(): Promise<boolean>
  takeTheirs(): void
}

export type SectionStore = ReturnType<typeof createSectionStore>

const isSame = (one: Section, other: Section) => JSON.stringify(one) === JSON.stringify(other)

const besidePlaces = (issues: readonly Issue[], before = '') =>
  Object.fromEntries(
    issues
      .filter(({ path }) => path.startsWith(before))
      .map(({ path, message }) => [path.slice(before.length), message]),
  )

/** Only what stands elsewhere: a place, and a list whose items have moved, is judged anew when it is saved. */
const withoutPlace = (errors: SectionState['errors'], place: string) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== place && !path.startsWith(`${place}.`)))

/** One section being edited. What was typed stays whatever happens to it on the way. */
export function createSectionStore(name: SectionName, website: Website, keeper: WebsiteKeeper) {
  const prefix = `${pathOfSection(name)}.`

  return createStore<SectionState>()((set, get) => {
    const edit = (path: string, place: string, value: unknown) =>
      set(({ draft, errors }) => ({
        draft: changed(draft, withValueAt(draft.now, path, value), place, keeper.now()),
        errors: withoutPlace(errors, path),
      }))
    // Each is a step of its own, also when it is done twice at once.
    const editItems = (path: string, change: (items: Item[]) => Item[]) =>
      edit(path, `${path}:${keeper.newId()}`, change(itemsAt(get().draft.now, path)))

    /** Somebody else was quicker: what they wrote is shown beside what was typed here. */
    async function meetOther() {
      const theirs = await keeper.read()
      if (theirs) set({ theirs })
    }

    async function save(): Promise<boolean> {
      const { base, draft } = get()
      const sent = draft.now
      const errors = besidePlaces(faultsIn(name, sent))
      set({ errors })
      if (Object.keys(errors).length > 0) return false
      const value = JSON.stringify(withSection(base, name, sent))
      const refusal = await keeper.save({ value, base: JSON.stringify(base) })
      if (refusal === undefined) return false
      if (refusal?.code === 'CONFLICT') await meetOther()
      else if (refusal) set({ errors: besidePlaces(refusal.issues, prefix) })
      if (refusal) return false
      const kept = (await keeper.read()) ?? withSection(base, name, sent)
      set((now) => ({
        base: kept,
        theirs: null,
        // Whoever went on typing meanwhile keeps what they typed.
        draft: isSame(now.draft.now, sent) ? settled(now.draft, sectionIn(kept, name)) : now.draft,
      }))
      return true
    }

    return {
      base: website,
      draft: newDraft(sectionIn(website, name)),
      errors: {},
      theirs: null,
      change: (path, value) => edit(path, path, value),
      addItem(path, blank) {
        const id = keeper.newId()
        editItems(path, (items) => [...items, { id, ...blank }])
        return id
      },
      removeItem: (path, index) => editItems(path, (items) => items.filter((_, at) => at !== index)),
      moveItem: (path, from, to) => editItems(path, (items) => moved(items, from, to)),
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
        const taken = changed(draft, sectionIn(theirs, name), `theirs:${keeper.newId()}`, keeper.now())
        set({ base: theirs, theirs: null, draft: taken, errors: {} })
      },
    }
  })
}

/** Whether something would be lost by leaving. */
export const isUnsaved = (name: SectionName, { base, draft }: Pick<SectionState, 'base' | 'draft'>) =>
  !isSame(draft.now, sectionIn(base, name))
