import { api } from '#api/index.ts'
import { wantedAddress } from '#session/index.ts'
import type { MailRequest } from './mail-step.ts'

type OnRefused = Parameters<typeof api.signIn>[2]

/** Has a link and a code mailed; answers whether they are on their way. */
export async function askForMail(request: MailRequest, onRefused: OnRefused) {
  const { kind, ...body } = request
  const answer =
    kind === 'sign-in'
      ? await api.signIn({ body }, undefined, onRefused)
      : await api.signUp({ body: { ...body, name: request.name } }, undefined, onRefused)
  if (answer) wantedAddress.renew()
  return answer !== null
}
