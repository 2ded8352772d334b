import { NothingHere } from '#features/fallbacks/nothing-here.tsx'
import { paths } from '#paths.ts'

export const handle = { title: 'Page not found' }

export function Component() {
  return (
    <NothingHere wayBack={{ to: paths.landing(), label: 'Go to the first page' }} className="min-h-dvh px-5 py-10" />
  )
}
