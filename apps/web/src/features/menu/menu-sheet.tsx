import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { platform } from '#platform/index.ts'

/** From here on the menu stands beside the screen; the same as Tailwind's lg. */
const ROOM_FOR_MENU = '(width >= 64rem)'

const roundButton = 'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full'

/** The menu where there is no room for it: called from the header, gone as soon as it has led somewhere. */
export function MenuSheet({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const followed = openedAt !== null && openedAt !== key

  useEffect(() => {
    const room = window.matchMedia(ROOM_FOR_MENU)
    const close = () => setOpenedAt(null)
    room.addEventListener('change', close)
    return () => room.removeEventListener('change', close)
  }, [])

  return (
    <Dialog.Root open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)}>
      <Dialog.Trigger aria-label="Menu" className={`${roundButton} lg:hidden`}>
        <Menu className="size-6" strokeWidth={2} aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The focus is already on the screen that was chosen.
            if (followed) event.preventDefault()
          }}
          className="menu-sheet fixed inset-y-0 left-0 z-40 flex w-[min(20rem,88vw)] flex-col border-ink border-r-2 bg-paper shadow-lifted"
          style={{ paddingTop: platform.safeAreas.top }}
        >
          <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-5">
            <Dialog.Title className="text-xl">Menu</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className={roundButton}>
              <X className="size-6" strokeWidth={2} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
