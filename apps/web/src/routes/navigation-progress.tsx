import { useNavigation } from 'react-router'

/** A stroke along the top edge while the next screen takes its time. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-after-a-while overflow-hidden"
    >
      <div className="h-full w-1/3 animate-stroke rounded-full bg-primary" />
    </div>
  )
}
