import { platform } from '#platform/index.ts'
import type { SharedLink, ShareOutcome } from '#platform/platform.ts'
import { copyText } from './copy-text.ts'

interface Shared {
  title: string
  /** A path of this site. */
  path: string
}

/** What became of a link: handed to another app, copied, given up by the person themself, or neither could be done. */
type Outcome = 'shared' | 'copied' | 'left' | 'failed'

interface Device {
  share(link: SharedLink): Promise<ShareOutcome>
  copy(text: string): Promise<boolean>
}

/** Hands a link to whatever people share things with on their device; where there is nothing, it can be pasted. */
export async function shareLink(
  { title, path }: Shared,
  origin: string,
  device: Device = { share: platform.share, copy: copyText },
): Promise<Outcome> {
  const url = origin + path
  const outcome = await device.share({ title, url })
  if (outcome !== 'unable') return outcome
  return (await device.copy(url)) ? 'copied' : 'failed'
}
