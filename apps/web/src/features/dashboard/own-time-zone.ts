/** What a browser says that does not know where it is. */
const UNKNOWN = 'Etc/Unknown'

/** Names only: what is an offset to a browser is no time zone to the site. */
const NAME = /^[A-Za-z][\w+/-]*$/

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
