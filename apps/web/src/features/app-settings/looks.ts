import { type CallBody, type calls, faultInSiteName, faultInTagline, type SettingName } from '@huebook/contract'
import type { Difference } from '#ui/editing/conflict-panel.tsx'
import type { Keeper, Outcome } from '#ui/editing/edit-store.ts'

/** What everybody sees of the site. */
export interface Looks {
  name: string
  tagline: string
  favicon: string
}

/** In the order in which they are sent: only the site knows whether it takes an icon. */
const SETTING_OF = { favicon: 'favicon', name: 'app_name', tagline: 'tagline' } as const satisfies Record<
  keyof Looks,
  SettingName
>
const PARTS = Object.keys(SETTING_OF) as (keyof Looks)[]

interface Site {
  update(name: SettingName, body: CallBody<typeof calls.updateSetting>): Promise<Outcome>
  list(): Promise<{ name: string; value: string }[] | null>
}

const asSent = ({ name, tagline, favicon }: Looks): Looks => ({ name: name.trim(), tagline: tagline.trim(), favicon })

/** The looks as settings: one call each, with what it was when editing began. Once one is refused, no other is sent. */
export const looksKeeper = ({ update, list }: Site): Keeper<Looks> => ({
  async save({ mine, base }) {
    for (const part of PARTS) {
      const outcome = await update(SETTING_OF[part], { value: asSent(mine)[part], base: base[part] })
      if (outcome === null) continue
      // A refusal is an error, whose message is not copied with the rest of it.
      return (
        outcome && { code: outcome.code, message: outcome.message, issues: [{ path: part, message: outcome.message }] }
      )
    }
    return null
  },
  asSent,
  async read() {
    const settings = await list()
    const settingOf = (part: keyof Looks) => settings?.find(({ name }) => name === SETTING_OF[part])?.value ?? ''
    return settings && { name: settingOf('name'), tagline: settingOf('tagline'), favicon: settingOf('favicon') }
  },
  faultsIn({ name, tagline }) {
    const faults = { name: faultInSiteName(name), tagline: faultInTagline(tagline) }
    return Object.fromEntries(Object.entries(faults).flatMap(([part, fault]) => (fault ? [[part, fault]] : [])))
  },
  errorsOf: ({ issues }) => Object.fromEntries(issues.map(({ path, message }) => [path, message])),
  now: () => performance.now(),
})

const LABELS: Record<keyof Looks, string> = { name: 'Name', tagline: 'Tagline', favicon: 'Favicon' }

/** In what two states of the looks differ; an icon is shown. */
export const looksDifferences = (
  mine: Looks,
  theirs: Looks,
  show: (favicon: string) => Difference['mine'],
): Difference[] =>
  PARTS.filter((part) => mine[part] !== theirs[part]).map((part) => {
    const inWords = (looks: Looks) => (part === 'favicon' ? show(looks.favicon) : looks[part])
    return { path: part, label: LABELS[part], mine: inWords(mine), theirs: inWords(theirs) }
  })
