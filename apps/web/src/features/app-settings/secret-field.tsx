import { SECRET_MAX_LENGTH } from '@huebook/contract'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import type { SecretName } from './secrets.ts'

interface SecretWords {
  label: string
  hint: string
  /** What the site goes without. */
  without: string
}

const WORDS: Record<SecretName, SecretWords> = {
  openai_key: {
    label: 'OpenAI API key',
    hint: 'With it OpenAI draws the pages, or looks through what an image model of your own draws.',
    without: 'The built-in illustrator will draw the pages, unless an image model of your own does.',
  },
  stripe_key: {
    label: 'Stripe API secret key',
    hint: 'In Stripe’s dashboard under Developers, API keys. It begins with sk_ or rk_.',
    without: 'Nobody will be able to subscribe, or to change or cancel a plan.',
  },
  stripe_webhook_secret: {
    label: 'Stripe webhook signing secret',
    hint: 'Stripe shows it with the webhook you have added there. It begins with whsec_.',
    without: 'The site will not believe what Stripe tells it about payments.',
  },
}

interface SecretFieldProps {
  name: SecretName
  /** The server has one, which it does not show. */
  held: boolean
  typed: string
  error: string | undefined
  onType(secret: string): void
  /** Answers whether it is gone. */
  onRemove(): Promise<boolean>
}

/** A field that shows nothing of what is saved: filled in it replaces that, left empty it keeps it. */
export function SecretField({ name, held, typed, error, onType, onRemove }: SecretFieldProps) {
  const { label, hint, without } = WORDS[name]
  const confirm = useConfirmation()
  const box = useRef<HTMLDivElement>(null)

  async function remove() {
    // The button goes with it, and so would the place of whoever works by keyboard.
    if (await onRemove()) box.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={box} className="flex flex-col items-start gap-1">
      <TextField
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        maxLength={SECRET_MAX_LENGTH}
        placeholder={held ? 'Saved. Leave empty to keep it' : ''}
        hint={hint}
        error={error}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="w-full"
      />
      {held && (
        <Button
          look="quiet"
          onClick={() => confirm({ message: `Remove the ${label}?`, about: without, action: remove })}
          className="-ms-4 min-h-11! px-4! py-1!"
        >
          Remove <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  )
}
