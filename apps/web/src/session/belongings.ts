import type { PageId, UserId } from '@huebook/contract'

/** For whom something may be on this device. */
interface Owners {
  /** Who is signed in. */
  present: UserId | null
  /** Whose session has ended without a question: what they have not saved waits for them. */
  awaited: readonly UserId[]
}

/** Something that is on this device only, by what it is called. */
export interface NotSaved {
  title: string
  /** There is no credit to save it with. */
  isUnpaid?: boolean
}

/** A place where things of people are kept. */
export interface Home {
  /** Lets go of whatever is not theirs. */
  keepOnly(owners: Owners): void | Promise<void>
  /** Saves what is on this device only, and answers what could not be saved. */
  saveAll?(owner: UserId): Promise<NotSaved[]>
  /** Lets go of what somebody has made of a page that is not there any more. */
  forgetPage?(owner: UserId, pageId: PageId): Promise<void>
}

const UNKNOWN: NotSaved = { title: 'pages you had open lately' }

interface Ports {
  /** Undefined while a session is there whose person is not known yet. */
  present(): UserId | null | undefined
  awaited(): readonly UserId[]
}

/** Everything that people have on this device. Whatever belongs to one of them goes when another comes, or nobody. */
export function createBelongings({ present, awaited }: Ports) {
  const homes = new Set<Home>()

  return {
    add: (home: Home): void => void homes.add(home),

    /** Whether something of this person may be written down now. A save that ends late must not bring back who has left. */
    mayKeep(owner: string): boolean {
      const current = present()
      return current === undefined || [current, ...awaited()].some((id) => id === owner)
    },

    /** What cannot be let go of now is when the app starts again. */
    async tidy(): Promise<void> {
      const current = present()
      if (current === undefined) return
      const owners = { present: current, awaited: awaited() }
      await Promise.allSettled([...homes].map(async (home) => home.keepOnly(owners)))
    },

    async saveAll(owner: UserId): Promise<NotSaved[]> {
      // A place that cannot even say what it holds may hold something.
      const left = await Promise.all([...homes].map((home) => home.saveAll?.(owner).catch(() => [UNKNOWN]) ?? []))
      return left.flat()
    },

    /** A page was deleted: what is not saved of it never can be, and would be shown and asked about for ever. */
    async forgetPage(owner: UserId, pageId: PageId): Promise<void> {
      await Promise.allSettled([...homes].map((home) => home.forgetPage?.(owner, pageId)))
    },
  }
}
