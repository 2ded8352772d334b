/** One drawing of the history. Its picture is made when somebody asks, off the main thread, and then remembered. */
export interface Snapshot {
  readonly id: number
  /** A PNG as data URL; rejects with a RangeError once the drawing is no longer part of the history. */
  dataUrl(): Promise<string>
}

/** Answers the snapshots for a list of ids; the same object for the same id as long as it stays in the list. */
export function snapshotsOf(encode: (id: number) => Promise<string>) {
  let known: readonly Snapshot[] = []
  return (ids: readonly number[]): readonly Snapshot[] => {
    // Most histories change at their end: what is the same at the beginning is kept as it is, thousands of them at a time.
    let same = 0
    while (same < ids.length && known[same]?.id === ids[same]) same++
    if (same < ids.length || same < known.length) {
      const others = new Map(known.slice(same).map((one) => [one.id, one]))
      known = [...known.slice(0, same), ...ids.slice(same).map((id) => others.get(id) ?? snapshot(id, encode))]
    }
    return known
  }
}

function snapshot(id: number, encode: (id: number) => Promise<string>): Snapshot {
  let url: Promise<string> | null = null
  return {
    id,
    dataUrl() {
      url ??= encode(id).catch((problem: unknown) => {
        url = null
        throw problem
      })
      return url
    },
  }
}
