/** What differs between the systems of phones and tablets, and nothing else asks for. */
export interface System {
  /** Where a file has gone, as the system's own app for files calls it. */
  saved: string
  /** What lies above the screens; more where the clock stands close to them. */
  top: string
}

const SYSTEMS = {
  ios: { saved: 'Saved to files', top: 'calc(var(--safe-top) + 0.5rem)' },
  android: { saved: 'Saved to documents', top: 'var(--safe-top)' },
} as const satisfies Record<string, System>

interface Capacitor {
  getPlatform?(): string
}

/** The system whose shell the app runs in, which says so itself; null in none. */
export function systemOf(here: object): System | null {
  const name = (here as { Capacitor?: Capacitor }).Capacitor?.getPlatform?.()
  return name === 'ios' || name === 'android' ? SYSTEMS[name] : null
}
