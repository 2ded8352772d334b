/** What a browser says that does not know where it is. */
const UNKNOWN = 'Etc/Unknown'

/** Names only, and no longer than any is: what is an offset to a browser is no time zone to the site. */
const NAME = /^[A-Za-z][\w+/-]{0,63}$/

/** The time zone of this device, as the dashboard is asked for; nothing where it has none that others know. */
export function ownTimeZone(): { timeZone?: string } {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions()
    if (timeZone === UNKNOWN || !NAME.test(timeZone)) return {}
    new Intl.DateTimeFormat('en', { timeZone })
    return { timeZone }
  } catch {
    return {}
  }
}

/** What is to be said where days do not begin when they do on this device; nothing where they do. */
export function zoneNote({ timeZone }: { timeZone?: string }, counted: string): string | null {
  if (timeZone === counted) return null
  const begin = `Weeks and months begin at midnight ${counted}:`
  return timeZone
    ? `${begin} this site does not know the time zone ${timeZone}.`
    : `${begin} this device does not say where it is.`
}
