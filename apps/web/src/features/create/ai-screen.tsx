import type { Creation, Page } from '@huebook/contract'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { newKey } from '#api/new-key.ts'
import { session } from '#session/index.ts'
import { ScreenHead } from '#ui/screen-head.tsx'
import { createCreationStore, type Step } from './creation-store.ts'
import { Failed } from './failed.tsx'
import { FinishedPage } from './finished-page.tsx'
import { notesOfUser } from './notes.ts'
import { RequestForm } from './request-form.tsx'
import { Waiting } from './waiting.tsx'
import './create.css'

export interface AiScreenStart {
  /** A page to go on waiting for. */
  resumed: Creation | null
  creditsLeft: number
  recent: readonly string[]
  illustrator: { name: string; credit: string | null } | null
}

interface AiScreenProps extends AiScreenStart {
  onPrint(page: Page): Promise<void>
}

const TITLES: Record<Step['is'], string> = {
  asking: 'Create page with AI',
  waiting: 'Your page is being drawn',
  done: 'Your page is ready',
  failed: 'No page this time',
}

export function AiScreen({ resumed, creditsLeft, recent, illustrator, onPrint }: AiScreenProps) {
  const [store] = useState(() =>
    createCreationStore({
      api,
      notes: notesOfUser(),
      newKey,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      creditsLeft,
      sharesPages: session.getState().user?.shares_pages ?? true,
    }),
  )
  const creation = useStore(store)
  const { step, request } = creation
  const head = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (resumed) void store.getState().resume(resumed)
    return () => store.getState().leave()
  }, [store, resumed])

  const is = useRef(step.is)
  useEffect(() => {
    // Whoever hears the screen, or was scrolled down to the button, begins at the top of what has come in its place.
    if (is.current !== step.is) head.current?.focus()
    is.current = step.is
  }, [step.is])

  const suggest = async () => (await api.suggestPrompt())?.prompt ?? null

  return (
    <>
      <div ref={head} tabIndex={-1}>
        <ScreenHead title={TITLES[step.is]} />
      </div>
      {step.is === 'asking' && (
        <RequestForm
          request={request}
          onChange={creation.change}
          isChecking={step.isChecking}
          missing={step.missing}
          onSend={() => void creation.ask()}
          onDrawAnyway={() => void creation.draw()}
          suggest={suggest}
          recent={recent}
          creditsLeft={creation.creditsLeft}
          illustrator={illustrator}
        />
      )}
      {step.is === 'waiting' && <Waiting {...step} prompt={request.prompt} />}
      {step.is === 'done' && (
        <FinishedPage
          page={step.page}
          creditsLeft={creation.creditsLeft}
          again={{ label: 'Try again', onPress: creation.askAgain }}
          onPrint={onPrint}
        />
      )}
      {step.is === 'failed' && (
        <Failed failure={step.failure} onTryAgain={() => void creation.draw()} onChange={creation.askAgain} />
      )}
    </>
  )
}
