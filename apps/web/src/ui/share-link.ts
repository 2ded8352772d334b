import { copyText } from './copy-text.ts'

interface Shared {
  title: string
  /** A path of this site. */
  path: string
}

/** What became of a link: handed to another app, copied, given up by the person themself, or neither could be done. */
type Outcome = 'shared' | 'copied' | 'left' | 'failed'

interface Device {
  share?(data: { title: string; url: string }): Promise<void>
  copy(text: string): Promise<boolean>
}

const thisDevice = (): Device => ({
  // Only on https and localhost.
  ...('share' in navigator && { share: (data) => navigator.share(data) }),
  copy: copyText,
})

/** Hands a link to whatever people share things with on their device; where there is nothing, it can be pasted. */
export async function shareLink({ title, path }: Shared, origin: string, device = thisDevice()): Promise<Outcome> {
  const url = origin + path
  if (device.share) {
    try {
      await device.share({ title, url })
      return 'shared'
    } catch (error) {
      // They have closed it again; anything else may still be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await device.copy(url)) ? 'copied' : 'failed'
}
