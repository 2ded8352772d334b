import { greyPng, jpegOfScans } from '../../apps/server/src/testing/hostile-pictures.ts'
import { type Attack, keepStriking } from './attack.ts'

export const HOSTILE_PICTURES: Attack = {
  name: 'Hostile pictures',
  about: `A progressive JPEG of 40 megapixels in 3,528 scans, a PNG of 1 × 40,000,000 pixels and one of 40,000,000 × 1, in
turn, nineteen uploads a second from four accounts.`,
  hitsUploads: true,
  strike({ address, tokens, client }, signal) {
    const pictures = [jpegOfScans(6320, 3528), greyPng(1, 40_000_000), greyPng(40_000_000, 1)]
    const forms = pictures.map((picture) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(picture)]), 'picture')
      return form
    })
    return keepStriking(signal, async (time) => {
      const headers = { authorization: `Bearer ${tokens[time % tokens.length]}`, 'x-forwarded-for': client }
      const body = forms[time % forms.length] as FormData
      const { status } = await fetch(`${address}/api/storage/upload`, { method: 'POST', headers, body, signal })
      return status
    })
  },
}
