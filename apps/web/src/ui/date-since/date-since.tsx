import { once } from '#ui/once.ts'
import { since } from './since.ts'

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }))
const minute = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }))

/** When something happened: how long ago, and the day itself in smaller letters. */
export function DateSince({ moment }: { moment: string }) {
  const date = new Date(moment)
  return (
    <time dateTime={moment} title={minute().format(date)} className="inline-flex flex-wrap items-baseline gap-x-2">
      <span>{since(date, new Date())}</span>
      <span className="text-ink-soft text-sm">{day().format(date)}</span>
    </time>
  )
}
