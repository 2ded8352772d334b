import type { BackupStatus, Running } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { BackupForm } from './backup-form.tsx'
import { backupWords, databaseWords, jobWords, processWords, storageWords, versionWords } from './running-words.ts'

/** How often (ms) it is looked whether a backup that is being made is done. */
const LOOK_AGAIN_MS = 2000

function Facts({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="font-display font-medium text-lg">{label}</h3>
      {words.map((sentence) => (
        <p key={sentence} className="mt-1 max-w-[70ch] break-words text-ink-soft">
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** What runs here and how it does. */
export function RunningPanel({ running: loaded }: { running: Running | null }) {
  const [running, setRunning] = useState(loaded)
  const [busy, run] = useBusy()
  const now = new Date()
  const look = async () => {
    const read = await api.readRunning()
    // What could not be read leaves what is known.
    if (read) setRunning(read)
  }
  const isBeingMade = running?.backups.being_made ?? false
  useEffect(() => {
    if (!isBeingMade) return
    const left = new AbortController()
    const timer = window.setInterval(() => {
      // Nobody has asked for it: what goes unanswered is asked again.
      void api.readRunning({}, left.signal, undefined, () => true).then((read) => read && setRunning(read))
    }, LOOK_AGAIN_MS)
    return () => {
      left.abort()
      window.clearInterval(timer)
    }
  }, [isBeingMade])
  const setBackups = (backups: BackupStatus) => setRunning((known) => known && { ...known, backups })

  return (
    <Panel title="Running">
      {running ? (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-6">
            <Facts label="Version" words={[versionWords(running.version)]} />
            <Facts label="Database" words={[databaseWords(running.database)]} />
            <Facts label="Files" words={[storageWords(running.storage, now, running.storage.counted_at)]} />
            <Facts label="Processes" words={processWords(running, now)} />
            <Facts label="Work that is promised" words={running.jobs.map((job) => jobWords(job, now))} />
            <Facts label="Last backup" words={backupWords(running.backups, now)} />
          </div>
          <BackupForm status={running.backups} onSaved={setBackups} />
        </>
      ) : (
        <p className="text-ink-soft">What runs here could not be read. Press “Look again”.</p>
      )}
      <BusyButton busy={busy} onClick={() => void run(look)} className="mt-6">
        Look again
      </BusyButton>
    </Panel>
  )
}
