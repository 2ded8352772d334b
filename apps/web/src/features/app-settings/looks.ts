import type { CallBody, calls, SettingName } from '@huebook/contract'
import type { Refusal } from '#ui/beside-fields.ts'
import type { Difference } from '#ui/editing/conflict-panel.tsx'
import type { Keeper, Outcome } from '#ui/editing/edit-store.ts'

/** What everybody sees of the site. */
export interface Looks {
  name: string
  tagline: string
  favicon: string
}

const SETTING_OF = { name: 'app_name', tagline: 'tagline', favicon: 'favicon' } as const satisfies Record<
  keyof Looks,
  SettingName
>
const PARTS = Object.keys(SETTING_OF) as (keyof Looks)[]

interface Site {
  update(name: SettingName, body: CallBody<typeof calls.updateSetting>): Promise<Outcome>
  list(): Promise<{ name: string; value: string }[] | null>
}

const asSent = ({ name, tagline, favicon }: Looks): Looks => ({ name: name.trim(), tagline: tagline.trim(), favicon })

/** The looks as settings: one call each, always all of them, each with what it was when editing began. */
export const looksKeeper = ({ update, list }: Site): Keeper<Looks> => ({
  async save({ mine, base }) {
    const outcomes = await Promise.all(
      PARTS.map((part) => update(SETTING_OF[part], { value: asSent(mine)[part], base: base[part] })),
    )
    return together(outcomes)
  },
  asSent,
  async read() {
    const settings = await list()
    const settingOf = (part: keyof Looks) => settings?.find(({ name }) => name === SETTING_OF[part])?.value ?? ''
    return settings && { name: settingOf('name'), tagline: settingOf('tagline'), favicon: settingOf('favicon') }
  },
  faultsIn: () => ({}),
  errorsOf: ({ issues }) => Object.fromEntries(issues.map(({ path, message }) => [path, message])),
  now: () => performance.now(),
})

/** What has come of all of them: somebody else's change counts most, for the rest can be put right afterwards. */
function together(outcomes: readonly Outcome[]): Outcome {
  const refusals = PARTS.flatMap((part, index) => {
    const outcome = outcomes[index]
    return outcome ? [{ ...told(outcome), issues: [{ path: part, message: outcome.message }] }] : []
  })
  const conflict = refusals.find(({ code }) => code === 'CONFLICT')
  if (conflict) return conflict
  const [first] = refusals
  if (first) return { ...first, issues: refusals.flatMap(({ issues }) => issues) }
  return outcomes.includes(undefined) ? undefined : null
}

// A refusal is an error, whose message is not copied with the rest of it.
const told = ({ code, message }: Refusal) => ({ code, message })

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
