import { useEffect } from 'react'
import { useStore } from 'zustand'
import { installOffer } from '#offline/install-offer.ts'
import { Button } from '#ui/button.tsx'
import { Note } from './note.tsx'

/** Offers to have the site beside one's apps, to whoever has coloured here twice. */
export function InstallNote({ siteName }: { siteName: string }) {
  const way = useStore(installOffer.store, (state) => state.way)
  useEffect(installOffer.look, [])
  if (!way) return null
  const { decline } = installOffer
  const title = `Have ${siteName} beside your apps?`
  if (way === 'by hand')
    return (
      <Note
        title={title}
        onClose={decline}
        buttons={
          <Button look="primary" onClick={decline}>
            All right
          </Button>
        }
      >
        In your browser’s menu for sharing, tap “Add to Home Screen”. Then it opens where you left off, without a
        network, too.
      </Note>
    )
  return (
    <Note
      title={title}
      onClose={decline}
      buttons={
        <>
          <Button look="quiet" onClick={decline}>
            No, thanks
          </Button>
          <Button look="primary" onClick={() => void installOffer.accept()}>
            Add it
          </Button>
        </>
      }
    >
      It gets an icon of its own and opens where you left off, without a network, too. It takes up hardly any room.
    </Note>
  )
}
