import {
  faultsIn,
  type Issue,
  pathOfSection,
  SECTION_NAMES,
  SECTIONS,
  type Section,
  type SectionName,
  sectionIn,
  Website,
  walkSection,
  withSection,
} from '@huebook/contract'
import { AppError, appError } from '#http/app-error.ts'
import { mergeEdits } from '#http/merge-edits.ts'
import type { Tx } from '#platform/db/handle.ts'
import { defaultWebsite } from './default-website.ts'

interface Options {
  /** Whether this is the address of a picture that an administrator has sent here. */
  isAdminsUpload(tx: Tx, url: string): Promise<boolean>
}

interface WebsiteEdit {
  /** What the site holds now. */
  current: string
  /** What it shall hold. */
  value: string
  /** What it held when editing began; without it, whatever others have changed meanwhile is changed back. */
  base?: string | undefined
}

/** What the website becomes, as it is stored, and which sections that changes. */
type EditWebsite = (tx: Tx, edit: WebsiteEdit) => Promise<{ value: string; changed: SectionName[] }>

export function createEditWebsite({ isAdminsUpload }: Options): EditWebsite {
  /** What is wrong with a section that is about to change, by its place in the website. */
  async function faultsOf(tx: Tx, name: SectionName, section: Section, known: ReadonlySet<string>): Promise<Issue[]> {
    const strangers = picturesIn(name, section).filter(({ url }) => !known.has(url))
    const ours = await Promise.all(strangers.map(({ url }) => isAdminsUpload(tx, url)))
    const refused = strangers.filter((_, index) => !ours[index]).map(({ path }) => ({ path, message: UPLOAD_AGAIN }))
    const faults = [...faultsIn(name, section), ...refused]
    return faults.map(({ path, message }) => ({ path: `${pathOfSection(name)}.${path}`, message }))
  }

  return async (tx, { current: stored, value, base }) => {
    const current = readWebsite(stored)
    const wanted = await tidied(base === undefined ? complete(value) : merged(current, base, value))
    const isChanged = (name: SectionName) => !current || isAnother(sectionIn(current, name), sectionIn(wanted, name))
    const changed = SECTION_NAMES.filter(isChanged)
    // Who has sent a picture once may be gone: what is shown already may stay.
    const known = new Set([...picturesOf(defaultWebsite), ...(current ? picturesOf(current) : [])])
    const issues: Issue[] = []
    for (const name of changed) issues.push(...(await faultsOf(tx, name, sectionIn(wanted, name), known)))
    if (issues[0]) throw new AppError('INVALID', issues[0].message, issues)
    return { value: JSON.stringify(wanted), changed }
  }
}

const UPLOAD_AGAIN = 'Please upload the picture again'

/** What was edited here and what others have edited since, section by section. */
function merged(current: Website | undefined, base: string, value: string): Website {
  const [mine, before] = [complete(value), complete(base)]
  const edit = { base: sectionsOf(before), mine: sectionsOf(mine), current: sectionsOf(current ?? before) }
  const sections = mergeEdits(edit, overtaken, pathOfSection)
  return SECTION_NAMES.reduce((website, name) => withSection(website, name, sections[name]), mine)
}

const sectionsOf = (website: Website) =>
  Object.fromEntries(SECTION_NAMES.map((name) => [name, sectionIn(website, name)])) as Record<SectionName, Section>

const overtaken = (names: SectionName[]): string =>
  `Another administrator has changed ${names.map((name) => `“${SECTIONS[name].title}”`).join(' and ')} since you opened it`

/** A website that cannot be shown is refused here rather than found out by visitors. */
function complete(value: string): Website {
  const website = readWebsite(value)
  if (!website) throw appError('INVALID', 'The website content is not complete')
  return website
}

function readWebsite(value: string): Website | undefined {
  try {
    return Website.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** Read from the same schema, so that what is the same is written the same. */
const isAnother = (one: Section, other: Section): boolean => JSON.stringify(one) !== JSON.stringify(other)

async function tidied(website: Website): Promise<Website> {
  // Loaded here: it would take every start a twentieth of a second, and the website is hardly ever edited.
  const { cleanRichText } = await import('./clean-rich-text.ts')
  const { landing, terms, privacy } = trimmed(website)
  return {
    landing,
    terms: { ...terms, content: cleanRichText(terms.content) },
    privacy: { ...privacy, content: cleanRichText(privacy.content) },
  }
}

function trimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value
  if (Array.isArray(value)) return value.map(trimmed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)])) as Value
}

function picturesIn(name: SectionName, section: Section): { path: string; url: string }[] {
  const pictures: { path: string; url: string }[] = []
  walkSection(name, section, {
    onValue: ({ field, path, value }) => {
      if (field.kind === 'image' && value !== '') pictures.push({ path, url: value })
    },
  })
  return pictures
}

const picturesOf = (website: Website): string[] =>
  SECTION_NAMES.flatMap((name) => picturesIn(name, sectionIn(website, name)).map(({ url }) => url))
