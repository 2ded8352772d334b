import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { DetailChoice } from './choices/detail-choice.tsx'
import { RecentPrompts } from './choices/recent-prompts.tsx'
import { StyleChoice } from './choices/style-choice.tsx'
import { PromptField } from './prompt-field.tsx'
import { promptMistake, type Wish } from './wish.ts'
import { credits } from './words.ts'

interface WishFormProps {
  wish: Wish
  onChange(part: Partial<Wish>): void
  onSend(): void
  suggest(): Promise<string | null>
  recent: readonly string[]
  creditsLeft: number
  illustrator: { name: string; credit: string | null } | null
}

/** What is to be drawn, how, for whom, and who may see it. */
export function WishForm({ wish, onChange, onSend, suggest, recent, creditsLeft, illustrator }: WishFormProps) {
  const prompt = useRef<HTMLTextAreaElement>(null)
  const [isSent, setSent] = useState(false)
  const mistake = promptMistake(wish.prompt)

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (mistake) prompt.current?.focus()
    else onSend()
  }

  function take(words: string) {
    onChange({ prompt: words })
    prompt.current?.focus()
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-8">
      <div>
        <PromptField
          ref={prompt}
          value={wish.prompt}
          error={isSent ? mistake : undefined}
          onChange={(words) => onChange({ prompt: words })}
          suggest={suggest}
        />
        <RecentPrompts prompts={recent} onPick={take} />
      </div>
      <StyleChoice value={wish.style} onChange={(style) => onChange({ style })} />
      <DetailChoice value={wish.detail} onChange={(detail) => onChange({ detail })} />
      <SwitchField
        label="Share this page"
        hint={
          wish.public
            ? 'Everybody can see it in Public pages, with the name others see you by, and colour it.'
            : 'Only you can see it, in My pages.'
        }
        checked={wish.public}
        onChange={(isPublic) => onChange({ public: isPublic })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="primary" className="w-full px-10! sm:w-auto">
          <Pencil className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Draw it
        </Button>
        <p className="text-ink-soft">
          This takes one credit. You have <strong className="font-semibold text-ink">{credits(creditsLeft)}</strong>{' '}
          left.
        </p>
      </div>
      {illustrator && (
        <p className="max-w-[70ch] text-ink-soft text-sm">
          Drawn by: {illustrator.name}. {illustrator.credit}
        </p>
      )}
    </form>
  )
}
