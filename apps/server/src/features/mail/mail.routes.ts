import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { MailService } from './mail.service.ts'

export const mailRoutes = (mail: MailService): Endpoint[] => [
  endpoint(calls.readMailStatus, () => mail.read()),
  endpoint(calls.sendTestMail, ({ user }) => mail.sendTest(user.id)),
]
