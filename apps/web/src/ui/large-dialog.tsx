import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'

interface LargeDialogProps {
  isOpen: boolean
  onClose(): void
  children: ReactNode
}

/** A dialog for something that is looked at as large as the screen allows. */
export function LargeDialog({ isOpen, onClose, children }: LargeDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-2 border-ink bg-surface p-5 shadow-lifted sm:p-7"
        >
          {children}
          <Dialog.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full"
          >
            <X className="size-5" strokeWidth={2} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The picture in it. */
export const LargePicture = ({ alt, ...picture }: { src: string; alt: string; width: number; height: number }) => (
  <div className="mt-8 grid place-items-center rounded-card border-2 border-ink bg-white p-2 lg:mt-0">
    <img {...picture} alt={alt} className="h-auto max-h-[75dvh] w-full object-contain" />
  </div>
)
