import { useState } from 'react'
import { useStore } from 'zustand'
import { newVersion } from '#offline/new-version.ts'
import { belongings, session } from '#session/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { Note } from './note.tsx'

/** How long (ms) somebody waits for what they have coloured to be sent first; what has not arrived by then is on the device. */
const SAVED_WITHIN_MS = 6_000

async function saveFirst(): Promise<void> {
  const { user } = session.getState()
  const late = new Promise((resolve) => setTimeout(resolve, SAVED_WITHIN_MS))
  if (user) await Promise.race([belongings.saveAll(user.id), late])
}

/** Says that there is a new version, and leaves it to whoever reads that when they want it. */
export function UpdateNote() {
  const begin = useStore(newVersion, (state) => state.begin)
  const [isPutOff, setPutOff] = useState(false)
  const [busy, run] = useBusy()
  if (!begin || isPutOff) return null

  async function update(start: () => Promise<void>) {
    await saveFirst()
    await start()
  }

  return (
    <Note
      title="A new version is ready"
      onClose={() => setPutOff(true)}
      buttons={
        <>
          <Button look="quiet" onClick={() => setPutOff(true)}>
            Later
          </Button>
          <BusyButton look="primary" busy={busy} onClick={() => void run(() => update(begin))}>
            Use it now
          </BusyButton>
        </>
      }
    >
      What you have coloured is saved first, and you come back to this screen. Otherwise it comes with your next visit.
    </Note>
  )
}
