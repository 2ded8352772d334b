/** Characters: enough for the reason and the link that large providers put behind it. */
const REPLY_MAX_LENGTH = 200

/** Without control characters, and without those that turn text around or hide in it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** The password of a mail server in every form in which a server may repeat it. */
function secretsIn(url: string): string[] {
  const { username, password } = new URL(url)
  if (password === '') return []
  const plain = decodeURIComponent(password)
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  return [password, plain, base64(plain), base64(`\0${decodeURIComponent(username)}\0${plain}`)]
    .map(oneLine)
    .sort((one, other) => other.length - one.length)
}

/** What a mail server said, for the eyes of whoever runs the site: one short line, free of what SMTP_URL holds. */
export function cleanReply(reply: string, url: string): string {
  // Of several lines each but the first repeats the code.
  const [first = '', ...more] = reply.split(/\r?\n/)
  const lines = [first.replace(/^(\d{3})-/, '$1 '), ...more.map((line) => line.replace(/^\d{3}[- ]/, ''))]
  let clean = oneLine(lines.join(' ')).replace(/\S+:\/\/\S*@\S*/g, '…')
  for (const secret of secretsIn(url)) clean = clean.replaceAll(secret, '…')
  return clean.length > REPLY_MAX_LENGTH ? `${clean.slice(0, REPLY_MAX_LENGTH - 1)}…` : clean
}
