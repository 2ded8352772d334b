import { useEffect, useRef, useState } from 'react'
import { createPhotoStore } from './photo-store.ts'

/** A picture that is one value of a form: what arrives becomes the value, and what the value becomes elsewhere is shown. */
export function usePhotoOf(value: string, change: (url: string) => void, send: Parameters<typeof createPhotoStore>[1]) {
  const [photo] = useState(() => createPhotoStore(value, send))
  // The item it belongs to may have moved by the time a picture has arrived.
  const latest = useRef({ value, change })
  latest.current = { value, change }

  useEffect(
    () =>
      photo.subscribe(({ url }) => {
        if (url !== latest.current.value) latest.current.change(url)
      }),
    [photo],
  )
  useEffect(() => {
    if (photo.getState().url !== value) photo.setState({ url: value, fileName: '' })
  }, [photo, value])
  useEffect(() => () => photo.getState().leave(), [photo])

  return photo
}
