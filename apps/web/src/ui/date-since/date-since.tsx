import { once } from '#ui/once.ts'
import { since } from './since.ts'

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }))
const minute = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }))

const dayAndTime = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }))

interface DateSinceProps {
  moment: string
  /** With the time of day, where several things happen on one. */
  withTime?: boolean
}

/** When something happened: how long ago, and the day itself in smaller letters. */
export function DateSince({ moment, withTime = false }: DateSinceProps) {
  const date = new Date(moment)
  return (
    <time dateTime={moment} title={minute().format(date)} className="inline-flex flex-wrap items-baseline gap-x-2">
      <span>{since(date, new Date())}</span>
      <span className="text-ink-soft text-sm">{(withTime ? dayAndTime : day)().format(date)}</span>
    </time>
  )
}
