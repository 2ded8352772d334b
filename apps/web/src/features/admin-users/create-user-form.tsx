import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { leaveFreely } from '#ui/editing/leave-guard.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PersonForm, type SavePerson } from '#ui/person-form/person-form.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { toasts } from '#ui/toasts/index.ts'

interface CreateUserFormProps {
  /** What becomes of the mail that tells them, in words. */
  invitation: { before: string; after(email: string): string; isMailed: boolean }
}

export function CreateUserForm({ invitation }: CreateUserFormProps) {
  const navigate = useNavigate()
  const [admin, setAdmin] = useState(false)

  const save: SavePerson = async (person, onRefused) => {
    const user = await api.createUser({ body: { ...person, admin } }, undefined, onRefused)
    if (!user) return null
    leaveFreely()
    await navigate(paths.adminUsers())
    toasts.getState().show({
      variant: 'success',
      message: `User has been created. ${invitation.after(user.email)}`,
      // More than is read in a moment, and something to do.
      persist: invitation.isMailed ? false : 'here',
    })
    return user
  }

  return (
    <PersonForm
      person={{ name: '', email: '', photo: '' }}
      placeholders={{ name: 'Full name', email: 'Email address' }}
      emailHint={`${invitation.before} They sign in with it: a link and a code come by mail, there is no password.`}
      submitLabel="Create user"
      upload={(body, signal) => api.upload({ body }, signal)}
      save={save}
      actions={
        <LinkButton look="quiet" to={paths.adminUsers()} className="grow sm:grow-0">
          Cancel
        </LinkButton>
      }
    >
      <SwitchField
        label="Administrator"
        hint="Runs the site: users, pages, plans, settings and the website."
        checked={admin}
        onChange={setAdmin}
      />
    </PersonForm>
  )
}
