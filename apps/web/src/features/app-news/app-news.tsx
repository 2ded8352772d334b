import { useStore } from 'zustand'
import { newVersion } from '#offline/new-version.ts'
import { InstallNote } from './install-note.tsx'
import { UpdateNote } from './update-note.tsx'

interface AppNewsProps {
  siteName: string
  /** Whoever colours nothing needs no place to colour. */
  mayInstall: boolean
}

/** What there is to say of the app itself, one thing at a time. Never at the desk: no stroke is interrupted for it. */
export function AppNews({ siteName, mayInstall }: AppNewsProps) {
  const isNewer = useStore(newVersion, ({ begin }) => begin !== null)
  if (isNewer) return <UpdateNote />
  return mayInstall ? <InstallNote siteName={siteName} /> : null
}
