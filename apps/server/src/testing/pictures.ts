import sharp from 'sharp'
import type { SignedIn, TestSite } from './test-site.ts'

/** A plain picture, to be encoded as whatever a test needs. */
export const picture = ({ width = 40, height = 30, color = 'orange' } = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })

/** Sends a picture as a browser's form does. */
export async function sendPicture(
  site: TestSite,
  caller: SignedIn,
  bytes: Uint8Array,
  { name = 'picture.png', type = 'image/png', fields = {} as Record<string, string>, fileFirst = true } = {},
) {
  const form = new FormData()
  const file = () => form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  if (fileFirst) file()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (!fileFirst) file()
  const body = new Response(form)
  return site.app.inject({
    method: 'POST',
    url: '/api/storage/upload',
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}
