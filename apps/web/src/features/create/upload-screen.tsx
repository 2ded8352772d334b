import { type Page, TITLE_MAX_LENGTH } from '@huebook/contract'
import { Crop } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { newKey } from '#api/new-key.ts'
import { session } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { isCanvasHonest } from '#ui/picture/honest-canvas.ts'
import { fittingFile, unfitWords } from '#ui/picture/picture-file.ts'
import { ScreenHead } from '#ui/screen-head.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { BeforeAfter } from './before-after/before-after.tsx'
import { AWAY_WORDS, credits } from './creation-words.ts'
import { CutDialog } from './cut/cut-dialog.tsx'
import { Failed } from './failed.tsx'
import { FinishedPage } from './finished-page.tsx'
import { LineArtChoice } from './line-art-choice.tsx'
import { notesOfUser } from './notes.ts'
import { PictureField } from './picture-field.tsx'
import { createUploadStore } from './upload-store.ts'
import './create.css'

const NO_CUTTING = 'Your browser’s protection keeps pictures from being cropped or turned here.'

type Store = ReturnType<typeof createUploadStore>

/** The picture that was chosen, or what is left of it once the tab has forgotten that. */
async function sourceOf({ source, form }: ReturnType<Store['getState']>): Promise<File | null> {
  if (source) return source
  const kept = await fetch(form.photo)
  const content = kept.ok ? await kept.blob() : null
  return content && new File([content], form.fileName, { type: content.type })
}

function UploadFields({ store }: { store: Store }) {
  const { form, uploading, isMaking, isAway, creditsLeft, cut, change, choose, recut, make } = useStore(store)
  const [isCutting, setCutting] = useState(false)
  const source = useCallback(async () => {
    const file = await sourceOf(store.getState())
    if (file) store.setState({ source: file })
    return file
  }, [store])
  const [isSent, setSent] = useState(false)
  const hasPicture = form.photo !== ''

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(true)
    if (form.title.trim()) void make()
    else event.currentTarget.querySelector<HTMLInputElement>('[name=title]')?.focus()
  }

  async function show(isPublic: boolean) {
    if (!isPublic || (await kidsLock.ask('sharing'))) change({ public: isPublic })
  }

  const picture = <PictureField fileName={form.fileName} uploading={uploading} onChoose={(file) => void choose(file)} />
  if (!hasPicture) return <div className="mx-auto max-w-2xl">{picture}</div>
  return (
    <form onSubmit={send} noValidate className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="mx-auto w-full max-w-[42rem]">
        <BeforeAfter url={form.photo} convert={form.convert} detail={form.detail as 1 | 2 | 3} />
        {isCanvasHonest() ? (
          <Button onClick={() => setCutting(true)} className="mt-3 max-sm:w-full">
            <Crop className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Crop or turn
          </Button>
        ) : (
          <p className="mt-3 text-ink-soft text-sm">{NO_CUTTING}</p>
        )}
        {isCutting && (
          <CutDialog
            source={source}
            cut={cut}
            onClose={() => setCutting(false)}
            onCut={(file, made) => {
              setCutting(false)
              void recut(store.getState().source ?? file, file, made)
            }}
          />
        )}
      </div>
      <div className="flex flex-col gap-7">
        {picture}
        <LineArtChoice convert={form.convert} detail={form.detail} onChange={change} />
        <TextField
          label="Title"
          name="title"
          value={form.title}
          maxLength={TITLE_MAX_LENGTH}
          onChange={({ target }) => change({ title: target.value })}
          error={isSent && !form.title.trim() ? 'Please give the page a title' : undefined}
        />
        <SwitchField
          label="Share this page"
          hint={
            form.public
              ? 'Everybody can see it in Public pages, with the name others see you by, once somebody has looked at it.'
              : 'Only you can see it. A page you share is looked at before others see it.'
          }
          checked={form.public}
          onChange={(isPublic) => void show(isPublic)}
        />
        <div>
          <BusyButton type="submit" look="primary" busy={isMaking} disabled={uploading !== null} className="w-full">
            Make the page
          </BusyButton>
          <p className="mt-2 text-center text-ink-soft text-sm">
            This takes one credit. You have <strong className="font-semibold text-ink">{credits(creditsLeft)}</strong>{' '}
            left.
          </p>
          <p role="status" className="mt-2 text-center empty:hidden">
            {isAway && AWAY_WORDS}
          </p>
        </div>
      </div>
    </form>
  )
}

const titleFor = (isDone: boolean, isFailed: boolean) =>
  isDone ? 'Your page is ready' : isFailed ? 'No page this time' : 'Upload page'

async function makeFit(file: File): Promise<File | null> {
  const fitting = await fittingFile(file)
  if (!fitting) toasts.getState().show({ variant: 'danger', message: unfitWords() })
  return fitting
}

interface UploadScreenProps {
  creditsLeft: number
  onPrint(page: Page): Promise<void>
}

export function UploadScreen({ creditsLeft, onPrint }: UploadScreenProps) {
  const [store] = useState(() =>
    createUploadStore({
      api,
      notes: notesOfUser(),
      makeFit,
      newKey,
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      creditsLeft,
      sharesPages: session.getState().user?.shares_pages ?? true,
    }),
  )
  const { page, failure, goBack, make, startOver, creditsLeft: left } = useStore(store)
  const head = useRef<HTMLDivElement>(null)
  const title = titleFor(page !== null, failure !== null)

  useEffect(() => () => store.getState().leave(), [store])

  const shown = useRef(title)
  useEffect(() => {
    if (shown.current !== title) head.current?.focus()
    shown.current = title
  }, [title])

  function tryAgain() {
    goBack()
    void make()
  }

  return (
    <>
      <div ref={head} tabIndex={-1}>
        <ScreenHead title={title} />
      </div>
      {page && (
        <FinishedPage
          page={page}
          creditsLeft={left}
          again={{ label: 'Upload another', onPress: startOver }}
          onPrint={onPrint}
        />
      )}
      {!page && failure && <Failed failure={failure} onTryAgain={tryAgain} onChange={goBack} />}
      {!page && !failure && <UploadFields store={store} />}
    </>
  )
}
