import type { StoreApi } from 'zustand/vanilla'

interface Photo {
  url: string
  fileName: string
}

/** An untouched photo follows the person's; one that was chosen or removed here stays. */
export function followPhoto(photo: Pick<StoreApi<Photo>, 'getState' | 'setState'>, before: string, now: string) {
  if (before !== now && photo.getState().url === before) photo.setState({ url: now, fileName: '' })
}
