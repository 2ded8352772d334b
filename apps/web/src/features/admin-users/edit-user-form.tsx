import type { User } from '@huebook/contract'
import { Mail } from 'lucide-react'
import { useState } from 'react'
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

export function EditUserForm({ user: loaded }: { user: User }) {
  // Whatever the server said last: when the screen was loaded, or when it was saved.
  const [known, setKnown] = useState({ loaded, user: loaded })
  if (known.loaded !== loaded) setKnown({ loaded, user: loaded })
  const { user } = known
  const isSelf = useUser().id === user.id

  const save: SavePerson = async (person, onRefused) => {
    const answer = await api.updateUser({ params: { id: user.id }, body: person }, undefined, onRefused)
    if (!answer?.updated) return null
    setKnown({ loaded, user: answer.user })
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
