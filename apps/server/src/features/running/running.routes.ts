import { type BackupSchedule, type BackupStatus, calls } from '@huebook/contract'
import { type Caller, type Endpoint, endpoint } from '#http/endpoint.ts'
import type { RunningService } from './running.service.ts'

interface Options {
  running: RunningService
  backups: { read(): Promise<BackupStatus>; change(caller: Caller, schedule: BackupSchedule): Promise<void> }
  /** One may be due by now. */
  onScheduled(): void
}

export const runningRoutes = ({ running, backups, onScheduled }: Options): Endpoint[] => [
  endpoint(calls.readRunning, () => running.read()),
  endpoint(calls.scheduleBackups, async ({ user, body }) => {
    await backups.change(user, body)
    onScheduled()
    return backups.read()
  }),
]
