import { type BackupSchedule, type BackupStatus, calls } from '@huebook/contract'
import { type Caller, type Endpoint, endpoint } from '#http/endpoint.ts'
import type { RunningService } from './running.service.ts'

interface Options {
  running: RunningService
  backups: {
    read(): Promise<BackupStatus>
    change(caller: Caller, schedule: BackupSchedule): Promise<void>
    isBeingMade(): Promise<boolean>
    wanted(caller: Caller): Promise<void>
  }
  /** One may be due by now. */
  onScheduled(): void
  /** One is wanted, due or not. */
  onWanted(): void
}

export const runningRoutes = ({ running, backups, onScheduled, onWanted }: Options): Endpoint[] => [
  endpoint(calls.readRunning, () => running.read()),
  endpoint(calls.scheduleBackups, async ({ user, body }) => {
    await backups.change(user, body)
    onScheduled()
    return backups.read()
  }),
  endpoint(calls.makeBackup, async ({ user }) => {
    if (!(await backups.isBeingMade())) {
      await backups.wanted(user)
      onWanted()
    }
    return { ...(await backups.read()), being_made: true }
  }),
]
