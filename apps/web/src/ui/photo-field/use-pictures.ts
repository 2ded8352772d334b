import { useRef } from 'react'
import { platform } from '#platform/index.ts'
import { toasts } from '#ui/toasts/index.ts'

const NO_CAMERA = 'No photo could be taken. Please look whether this app may use the camera.'
const NO_GALLERY = 'The pictures on this device could not be opened. Please try again.'

const showProblem = (message: string) => toasts.getState().show({ variant: 'danger', message })

/** Where pictures come from: the device's own gallery and camera, or else a field that the browser opens. */
export function usePictures(take: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null)
  const { pictures } = platform

  async function from(source: () => Promise<File | null>, trouble: string): Promise<void> {
    try {
      const file = await source()
      if (file) take(file)
    } catch {
      showProblem(trouble)
    }
  }

  return {
    input,
    choose: () => (pictures ? void from(pictures.choose, NO_GALLERY) : input.current?.click()),
    /** Where fields do not lead to the camera by themselves. */
    takePhoto: pictures && (() => void from(pictures.take, NO_CAMERA)),
  }
}
