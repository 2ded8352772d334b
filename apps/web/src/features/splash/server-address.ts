/** Computers in the same house rarely have a certificate. */
const AT_HOME =
  /^(localhost|.*\.local|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])$/

const originOf = (address: string) => {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, hostname, origin } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && hostname && !username && !password ? origin : null
}

/**
 * The servers somebody may have meant, the likelier first: with or without https://, copied from the address bar with a
 * path behind it, or a computer at home.
 */
export function addressesMeantBy(typed: string): string[] {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return []
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return [originOf(text)].filter((origin) => origin !== null)
  const secure = originOf(`https://${text}`)
  const plain = originOf(`http://${text}`)
  if (!secure || !plain) return []
  return AT_HOME.test(new URL(secure).hostname) ? [plain, secure] : [secure]
}
