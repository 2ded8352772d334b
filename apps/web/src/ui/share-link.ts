interface Shared {
  title: string
  /** A path of this site. */
  path: string
}

/** What became of a link: handed to another app, copied, given up by the person themself, or neither could be done. */
type Outcome = 'shared' | 'copied' | 'left' | 'failed'

interface Device {
  share?(data: { title: string; url: string }): Promise<void>
  clipboard?: { writeText(text: string): Promise<void> }
}

/** Hands a link to whatever people share things with on their device; where there is nothing, it can be pasted. */
export async function shareLink({ title, path }: Shared, origin: string, device: Device = navigator): Promise<Outcome> {
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
  try {
    await device.clipboard?.writeText(url)
    return device.clipboard ? 'copied' : 'failed'
  } catch {
    return 'failed'
  }
}
