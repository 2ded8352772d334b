import { api } from '#api/index.ts'
import { session } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { PersonForm, type SavePerson } from '#ui/person-form/person-form.tsx'
import { toasts } from '#ui/toasts/index.ts'

const save: SavePerson = async (person, onRefused) => {
  if (!(await kidsLock.ask('account'))) return null
  const answer = await api.updateCurrentUser({ body: person }, undefined, onRefused)
  if (!answer) return null
  session.getState().updateUser(answer.user)
  toasts.getState().show({ variant: 'success', message: 'Account details have been updated' })
  return answer.user
}

/** Name, photo and email of whoever is signed in. */
export function AccountForm() {
  const { name, email, photo } = useUser()
  return (
    <PersonForm
      person={{ name, email, photo: photo ?? '' }}
      isOneself
      placeholders={{ name: 'Your full name', email: 'Email address' }}
      emailHint="You sign in with this address. A new one counts once you have opened the link we send there."
      submitLabel="Save changes"
      upload={(body, signal) => api.upload({ body }, signal)}
      save={save}
    />
  )
}
