import { BACKUP_INTERVALS, BACKUPS_KEPT, type BackupSchedule, type BackupStatus } from '@huebook/contract'
import { type FormEvent, useState } from 'react'
import { api } from '#api/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { LabelledField } from '#ui/labelled-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'

const INTERVALS: Record<BackupSchedule['every'], string> = {
  never: 'Never',
  daily: 'Every night',
  weekly: 'Every Sunday',
}

interface BackupFormProps {
  status: BackupStatus
  onSaved(status: BackupStatus): void
}

/** How often the site makes a backup of itself, how many of those stay, and one that is wanted now. */
export function BackupForm({ status: { schedule, directory, being_made }, onSaved }: BackupFormProps) {
  const [every, setEvery] = useState(schedule.every)
  const [keep, setKeep] = useState(String(schedule.keep))
  const [busy, run] = useBusy()
  const [asking, runAsk] = useBusy()
  const { least, most } = BACKUPS_KEPT
  const isNumber = /^\d+$/.test(keep) && Number(keep) >= least && Number(keep) <= most

  async function save() {
    const answer = await api.scheduleBackups({ body: { every, keep: Number(keep) } })
    if (!answer) return
    onSaved(answer)
    toasts.getState().show({ variant: 'success', message: 'Backups have been scheduled' })
  }

  async function makeNow() {
    const answer = await api.makeBackup({})
    if (answer) onSaved(answer)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isNumber) void run(save)
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-4 border-line-faint border-t-2 pt-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <LabelledField label="Make a backup" className="" hint={`Kept in ${directory}, on the machine that makes it.`}>
          {(attributes) => (
            <select
              {...attributes}
              name="every"
              value={every}
              onChange={({ target }) => setEvery(target.value as BackupSchedule['every'])}
              className="field cursor-pointer border-solid! text-ink!"
            >
              {BACKUP_INTERVALS.map((interval) => (
                <option key={interval} value={interval} className="bg-surface text-ink">
                  {INTERVALS[interval]}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <TextField
          name="keep"
          label="Backups to keep"
          inputMode="numeric"
          value={keep}
          onChange={({ target }) => setKeep(target.value)}
          error={isNumber ? undefined : `Please enter a number from ${least} to ${most}`}
          hint="Older ones of the schedule are deleted once a newer one has been proven."
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton busy={busy} type="submit">
          Save schedule
        </BusyButton>
        <BusyButton look="quiet" busy={asking || being_made} onClick={() => void runAsk(makeNow)}>
          Make a backup now
        </BusyButton>
      </div>
    </form>
  )
}
