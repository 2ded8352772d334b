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
import { createEditStore, type Outcome } from '#ui/editing/edit-store.ts'
import { type Item, itemsAt, moved, withValueAt } from './paths-in-section.ts'

/** What a section is saved through. */
export interface WebsiteKeeper {
  save(wanted: { value: string; base: string }): Promise<Outcome>
  /** The website as it is now; null when it could not be read. */
  read(): Promise<Website | null>
  now(): number
  newId(): string
}

export type SectionStore = ReturnType<typeof createSectionStore>

const besidePlaces = (issues: readonly Issue[], before = '') =>
  Object.fromEntries(
    issues
      .filter(({ path }) => path.startsWith(before))
      .map(({ path, message }) => [path.slice(before.length), message]),
  )

/** One section being edited. */
export function createSectionStore(name: SectionName, opened: Website, keeper: WebsiteKeeper) {
  let website = opened
  const store = createEditStore<Section>(sectionIn(opened, name), {
    // Of the other sections nothing is changed: whichever state of them is sent along, the server keeps its own.
    save: ({ mine, base }) =>
      keeper.save({
        value: JSON.stringify(withSection(website, name, mine)),
        base: JSON.stringify(withSection(website, name, base)),
      }),
    asSent: (section) => section,
    async read() {
      const read = await keeper.read()
      website = read ?? website
      return read && sectionIn(read, name)
    },
    faultsIn: (section) => besidePlaces(faultsIn(name, section)),
    errorsOf: ({ issues }) => besidePlaces(issues, `${pathOfSection(name)}.`),
    now: keeper.now,
  })
  const { getState } = store
  // Each is a step of its own, also when it is done twice at once.
  const editItems = (path: string, change: (items: Item[]) => Item[]) =>
    getState().edit((now) => withValueAt(now, path, change(itemsAt(now, path))), path, `${path}:${keeper.newId()}`)

  return Object.assign(store, {
    /** The website with the section as it is saved. */
    website: () => withSection(website, name, getState().base),
    change: (path: string, value: unknown) => getState().edit((now) => withValueAt(now, path, value), path),
    addItem(path: string, blank: object): string {
      const id = keeper.newId()
      editItems(path, (items) => [...items, { id, ...blank }])
      return id
    },
    removeItem: (path: string, index: number) => editItems(path, (items) => items.filter((_, at) => at !== index)),
    moveItem: (path: string, from: number, to: number) => editItems(path, (items) => moved(items, from, to)),
  })
}
