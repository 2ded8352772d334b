import type { User } from '@huebook/contract'
import { Mail } from 'lucide-react'
import { api } from '#api/index.ts'
import { session } from '#session/index.ts'
import { useUser } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { PersonForm, type SavePerson } from '#ui/person-form/person-form.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'

function SendLinkButton({ id }: Pick<User, 'id'>) {
  const [busy, run] = useBusy()

  async function send() {
    if (!(await api.sendSignInLink({ params: { id } }))) return
    toasts.getState().show({ variant: 'success', message: 'A sign-in link is on its way' })
  }

  return (
    <BusyButton busy={busy} onClick={() => void run(send)} className="grow sm:grow-0">
      {!busy && <Mail className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      Send sign-in link
    </BusyButton>
  )
}

export function EditUserForm({ user }: { user: User }) {
  const isSelf = useUser().id === user.id

  const save: SavePerson = async (person, onRefused) => {
    const answer = await api.updateUser({ params: { id: user.id }, body: person }, undefined, onRefused)
    if (!answer?.updated) return null
    if (isSelf) session.getState().updateUser(answer.user)
    toasts.getState().show({ variant: 'success', message: 'User has been updated' })
    return answer.user
  }

  return (
    <PersonForm
      person={{ name: user.name, email: user.email, photo: user.photo ?? '' }}
      placeholders={{ name: 'Full name', email: 'Email address' }}
      emailHint="A new address counts once the link that is sent there has been opened."
      submitLabel="Update user"
      upload={(body, signal) => api.upload({ body }, signal)}
      save={save}
      actions={<SendLinkButton id={user.id} />}
    />
  )
}
