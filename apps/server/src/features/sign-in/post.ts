import type { Mail, Mailer } from '#platform/mail/mailer.ts'
import { renderLetter } from './letter-layout.ts'
import { type Letter, letters } from './letters.ts'

/** What opens a session: the link's token and the code of the same mail. */
export interface Keys {
  token: string
  code: string
}

export type Post = ReturnType<typeof createPost>

interface Options {
  mailer: Mailer
  /** Links start with it, whatever host a request claims to have been sent to. */
  publicUrl: string
  siteName(): Promise<string>
}

/** Writes and sends the mails of this feature, in the site's name. */
export function createPost({ mailer, publicUrl, siteName }: Options) {
  async function send(to: string, write: (site: string) => Letter): Promise<void> {
    const site = await siteName()
    const letter = write(site)
    const highlights: Mail['highlights'] = []
    if (letter.button) highlights.push({ label: 'Link', value: letter.button.href })
    if (letter.code) highlights.push({ label: 'Code', value: letter.code })
    await mailer.send({ to, senderName: site, subject: letter.subject, ...renderLetter(site, letter), highlights })
  }

  const open = ({ token, code }: Keys) => ({ href: `${publicUrl}/verify/${token}`, code })

  return {
    signIn: (to: string, keys: Keys) => send(to, (site) => letters.signIn(site, open(keys))),
    signUp: (to: string, keys: Keys) => send(to, (site) => letters.signUp(site, open(keys))),
    alreadySignedUp: (to: string, keys: Keys) => send(to, (site) => letters.alreadySignedUp(site, open(keys))),
    noAccount: (to: string) => send(to, (site) => letters.noAccount(site, `${publicUrl}/sign-up`)),
    blocked: (to: string) => send(to, (site) => letters.blocked(site)),
    // The screen behind the link has to say what its button does before it asks the server.
    changeEmail: (to: string, keys: Keys) =>
      send(to, (site) => letters.changeEmail(site, `${open(keys).href}?for=email`)),
    emailTaken: (to: string) => send(to, (site) => letters.emailTaken(site)),
    emailChangeAsked: (to: string, newAddress: string) =>
      send(to, (site) => letters.emailChangeAsked(site, newAddress)),
  }
}
