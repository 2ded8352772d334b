/** What a browser says that does not know where it is. */
const UNKNOWN = 'Etc/Unknown'

/** The time zone of this device, as the dashboard is asked for; nothing where it has none. */
export function ownTimeZone(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone === UNKNOWN ? {} : { timeZone }
}
