type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Remembers which saved picture the drawing on this device is the same as. */
export interface SavedPhotos {
  of(page: string): string | null
  remember(page: string, photo: string): void
}

const keyOf = (page: string) => `saved-photo:${page}`

/**
 * A store may be full or forbidden: then the saved picture is loaded once more than needed. Nothing is kept of somebody who
 * has left while their drawing was on its way.
 */
export const savedPhotos = (open: () => Store, mayKeep = () => true): SavedPhotos => ({
  of(page) {
    try {
      return open().getItem(keyOf(page))
    } catch {
      return null
    }
  },
  remember(page, photo) {
    if (!mayKeep()) return
    try {
      open().setItem(keyOf(page), photo)
    } catch {}
  },
})
