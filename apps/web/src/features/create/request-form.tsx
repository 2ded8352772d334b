import { Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { kidsLock } from '#session/kids-lock/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { FoldedChoices } from './choices/folded-choices.tsx'
import { RecentPrompts } from './choices/recent-prompts.tsx'
import { credits } from './creation-words.ts'
import { MissingWords } from './missing-words.tsx'
import { type PageRequest, promptMistake } from './page-request.ts'
import { PromptField } from './prompt-field.tsx'

interface RequestFormProps {
  request: PageRequest
  onChange(part: Partial<PageRequest>): void
  /** It is asked what would be missing. */
  isChecking: boolean
  /** Words that would not be on the page. */
  missing: readonly string[]
  onSend(): void
  onDrawAnyway(): void
  suggest(): Promise<string | null>
  recent: readonly string[]
  creditsLeft: number
  illustrator: { name: string; credit: string | null } | null
}

/** What is to be drawn, how, for whom, and who may see it. */
export function RequestForm(props: RequestFormProps) {
  const { request, onChange, isChecking, missing, onSend, onDrawAnyway, suggest, recent, creditsLeft, illustrator } =
    props
  const prompt = useRef<HTMLTextAreaElement>(null)
  const [isSent, setSent] = useState(false)
  const mistake = promptMistake(request.prompt)

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (mistake) prompt.current?.focus()
    else if (!isChecking) onSend()
  }

  /** Back to the words, with the first that would be missing marked, to be written over. */
  function mendWords() {
    // What is said about them is no part of the words: "20 ducks (12 fit)", "slug (snail instead)", "the letters MIA".
    const words = missing[0]?.replace(/^the letters | \([^()]+\)$/g, '') ?? ''
    const at = request.prompt.toLowerCase().indexOf(words.toLowerCase())
    prompt.current?.focus()
    if (at >= 0) prompt.current?.setSelectionRange(at, at + words.length)
  }

  async function show(isPublic: boolean) {
    if (!isPublic || (await kidsLock.ask('sharing'))) onChange({ public: isPublic })
  }

  function take(words: string) {
    onChange({ prompt: words })
    prompt.current?.focus()
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-6">
      <PromptField
        ref={prompt}
        value={request.prompt}
        error={isSent ? mistake : undefined}
        onChange={(words) => onChange({ prompt: words })}
        suggest={suggest}
      />
      {missing.length > 0 ? (
        <MissingWords words={missing} onChangeWords={mendWords} onDrawAnyway={onDrawAnyway} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <BusyButton type="submit" look="primary" busy={isChecking} className="w-full px-10! sm:w-auto">
            {!isChecking && <Pencil className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
            Draw it
          </BusyButton>
          <p className="text-ink-soft">
            This takes one credit. You have <strong className="font-semibold text-ink">{credits(creditsLeft)}</strong>{' '}
            left.
          </p>
        </div>
      )}
      <RecentPrompts prompts={recent} onPick={take} />
      <FoldedChoices style={request.style} detail={request.detail} onChange={onChange} />
      <SwitchField
        label="Share this page"
        hint={
          request.public
            ? 'Everybody can see it in Public pages, with the name others see you by, and colour it.'
            : 'Only you can see it, in My pages.'
        }
        checked={request.public}
        onChange={(isPublic) => void show(isPublic)}
      />
      {illustrator && (
        <p className="max-w-[70ch] text-ink-soft text-sm">
          Drawn by: {illustrator.name}. {illustrator.credit}
        </p>
      )}
    </form>
  )
}
