import type { ColoredVersion } from '@huebook/contract'
import { History, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { BusyButton } from '#ui/button.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { useBusy } from '#ui/use-busy.ts'
import type { Versions } from './create-versions.ts'

function Version({ version, onBringBack }: { version: ColoredVersion; onBringBack(): Promise<void> }) {
  const [busy, run] = useBusy()
  return (
    <li className="grid gap-2">
      <img src={version.preview} alt="" className="aspect-square w-full rounded-card border-2 border-ink bg-white" />
      <DateSince moment={version.drawn_at} />
      <BusyButton busy={busy} onClick={() => void run(onBringBack)}>
        Bring back
      </BusyButton>
    </li>
  )
}

/** The way to what was on the page before; nothing where there is none. */
export function EarlierColorings({ versions }: { versions: Versions }) {
  const earlier = useStore(versions.store, (state) => state.earlier)
  const [isOpen, setOpen] = useState(false)
  if (earlier.length === 0) return null
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label="Earlier colourings" title="Earlier colourings" className="round">
        <History strokeWidth={2} aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted"
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="text-xl">Earlier colourings</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-m-2 grid size-11 cursor-pointer place-items-center rounded-full"
            >
              <X className="size-5" strokeWidth={2} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <p className="mt-2">They were saved on another device. What you see now is kept when you bring one back.</p>
          <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
            {earlier.map((version) => (
              <Version
                key={version.id}
                version={version}
                onBringBack={async () => {
                  if (await versions.bringBack(version.id)) setOpen(false)
                }}
              />
            ))}
          </ul>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
