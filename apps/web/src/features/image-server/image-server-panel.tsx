import { IMAGE_SERVER_KINDS, IMAGE_SIZES, type ImageServer, MODEL_MAX_LENGTH, URL_MAX_LENGTH } from '@huebook/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#api/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { useUnsaved } from '#ui/editing/leave-guard.tsx'
import { LabelledField } from '#ui/labelled-field.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextField } from '#ui/text-field.tsx'
import { confirmations, toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { useBusy } from '#ui/use-busy.ts'
import { KIND_WORDS, type Kind } from './image-server-words.ts'
import { KindChoice } from './kind-choice.tsx'
import { Trial, type TrialStanding } from './trial.tsx'

interface Draft extends Omit<ImageServer, 'kind'> {
  kind: Kind | null
}

const NOTHING: Draft = { kind: null, address: '', model: '', size: 1024 }
const NOT_TRIED = 'This server has not been tried as it stands here.'
const TRIAL_FAILED = 'This server has not drawn when it was tried.'
const NOBODY_DRAWS = 'If it does not draw, nobody can make a page. Are you sure to let it draw?'
const DRAWS_NOW = 'From now on this server draws the pages'
const DRAWS_NO_MORE = 'No image server draws the pages any more'

/** Of a draft that names a server, that server; of any other, nothing. */
const serverIn = ({ kind, ...rest }: Draft): ImageServer | null => kind && { kind, ...rest }

/** As the setting keeps it. */
function asSetting(draft: Draft): string {
  const server = serverIn(draft)
  return server ? JSON.stringify(server) : ''
}

const isSame = (one: Draft, other: Draft): boolean =>
  one.kind === other.kind &&
  (one.kind === null || (one.address === other.address && one.model === other.model && one.size === other.size))

/** A server on a machine of one's own that draws the pages: which, where, and whether it does. */
export function ImageServerPanel({ server }: { server: ImageServer | null }) {
  const [saved, setSaved] = useState<Draft>(server ?? NOTHING)
  const [draft, setDraft] = useState(saved)
  const [error, setError] = useState('')
  const [trial, setTrial] = useState<TrialStanding | null>(null)
  const [saving, runSaving] = useBusy()
  const [trying, runTrying] = useBusy()
  const leaving = useRef<AbortController>(null)
  const confirm = useConfirmation()
  useUnsaved(!isSame(draft, saved))
  // A server draws for nobody once the screen is left.
  useEffect(() => () => leaving.current?.abort(), [])

  function change(part: Partial<Draft>) {
    leaving.current?.abort()
    // Whoever goes on typing has not said yes to what stood here.
    confirmations.getState().cancel()
    setTrial(null)
    setError('')
    setDraft((now) => ({ ...now, ...part }))
  }

  async function save() {
    const body = { value: asSetting(draft), base: asSetting(saved) }
    setError('')
    let isOvertaken = false
    const answer = await api.updateSetting({ params: { name: 'image_server' }, body }, undefined, (refusal) => {
      isOvertaken = refusal.code === 'CONFLICT'
      setError(refusal.message)
    })
    if (!answer && !isOvertaken) return
    // What is saved is what the site has made of it: an address without the paths that were copied along.
    const there = await api.readImageServer()
    const kept = there ? (there.server ?? { ...draft, kind: null }) : draft
    // What another administrator has chosen meanwhile comes with "Undo changes"; until then what was typed here stays.
    if (isOvertaken && there) setSaved(kept)
    if (!answer) return
    setSaved(kept)
    setDraft(kept)
    toasts.getState().show({ variant: 'success', message: kept.kind ? DRAWS_NOW : DRAWS_NO_MORE })
  }

  async function attempt(body: ImageServer) {
    const stop = new AbortController()
    leaving.current = stop
    setError('')
    setTrial({ percent: 0 })
    const answer = await api.tryImageServer(
      { body },
      {
        signal: stop.signal,
        on: { progress: ({ percent }) => setTrial({ percent }) },
        onRefused: ({ message }) => setError(message),
      },
    )
    if (!stop.signal.aborted) setTrial(answer)
  }

  /** With a server that does not draw nobody can make a page: it is asked whether that is meant. */
  function submit(event: FormEvent) {
    event.preventDefault()
    const works = trial && 'works' in trial && trial.works
    // Without an address it is refused in words: there is nothing to be asked about yet.
    if (draft.kind === null || draft.address.trim() === '' || works) return void runSaving(save)
    const found = trial && 'works' in trial ? TRIAL_FAILED : NOT_TRIED
    confirm({ message: `${found} ${NOBODY_DRAWS}`, about: draft.address, action: () => runSaving(save) })
  }

  const chosen = serverIn(draft)
  return (
    <Panel title="Image model of your own">
      <p className="mb-5 max-w-[70ch] text-ink-soft">
        A server on a machine of yours can draw the pages, without a key. Others see what it draws once an administrator
        has looked at it, or OpenAI where a key is saved.
      </p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <KindChoice kinds={IMAGE_SERVER_KINDS} value={draft.kind} onChange={(kind) => change({ kind })} />
        {chosen && (
          <>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <TextField
                label="Address"
                name="image_server_address"
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                required
                maxLength={URL_MAX_LENGTH}
                placeholder={KIND_WORDS[chosen.kind].example}
                hint="As this site reaches it. In a container, 127.0.0.1 is the container itself."
                error={error || undefined}
                value={draft.address}
                onChange={({ target }) => change({ address: target.value })}
              />
              <LabelledField
                label="Picture size"
                className=""
                hint="1024 for SDXL, FLUX and newer; 512 for Stable Diffusion 1.5 and slow machines."
              >
                {(attributes) => (
                  <select
                    {...attributes}
                    name="image_server_size"
                    value={draft.size}
                    onChange={({ target }) => change({ size: Number(target.value) as ImageServer['size'] })}
                    className="field cursor-pointer border-solid! text-ink!"
                  >
                    {IMAGE_SIZES.map((size) => (
                      <option key={size} value={size} className="bg-surface text-ink">
                        {`${size} × ${size}`}
                      </option>
                    ))}
                  </select>
                )}
              </LabelledField>
              {KIND_WORDS[chosen.kind].hasModels && (
                <TextField
                  label="Model"
                  name="image_server_model"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={MODEL_MAX_LENGTH}
                  hint="Its name there. Empty: the server chooses."
                  value={draft.model}
                  onChange={({ target }) => change({ model: target.value })}
                />
              )}
            </div>
            {trial && <Trial standing={trial} onStop={() => change({})} />}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {chosen && (
            <BusyButton busy={trying} onClick={() => void runTrying(() => attempt(chosen))}>
              Try it
            </BusyButton>
          )}
          <BusyButton type="submit" look="primary" busy={saving} disabled={isSame(draft, saved)}>
            {chosen ? 'Let it draw' : 'Save'}
          </BusyButton>
          {!isSame(draft, saved) && (
            <Button look="quiet" onClick={() => change(saved)}>
              Undo changes
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
