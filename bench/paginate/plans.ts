import type { MeasuredList } from './lists.ts'
import type { MeasuredSite } from './measure-site.ts'

/** Tables with a row for each person, page, favourite or colouring. */
const GROWING = /Seq Scan on (users|sessions|pages|page_search|favorites|coloreds)\b/

const nameOf = ({ scope, sort, search, page }: MeasuredList): string =>
  `${scope} by ${sort}${search && ` with “${search}”`}, page ${page}`

/** Lists for which a table that grows is read from its first row to its last. */
export const readWhole = ({ pages, plans }: MeasuredSite): string[] =>
  [...plans]
    .filter(([, all]) => all.some((plan) => GROWING.test(plan)))
    .map(([list]) => `${nameOf(list)} of ${pages.toLocaleString('en')}`)

/** Each plan once, with the lists that use it. */
export function plansReport(today: string, sites: readonly MeasuredSite[]): string {
  const lists = new Map<string, string[]>()
  for (const { plans } of sites.slice(-1))
    for (const [list, all] of plans)
      for (const plan of new Set(all)) lists.set(plan, [...(lists.get(plan) ?? []), nameOf(list)])
  const sections = [...lists].map(
    ([plan, names], i) => `## ${i + 1}\n\n${names.map((name) => `- ${name}`).join('\n')}\n\n\`\`\`\n${plan}\n\`\`\``,
  )
  return `# How the database reads each list

Written by \`npm run bench -- paginate\` on ${today}, on the largest site. Each plan stands here once, with the lists it serves. A
statement whose plan is kept was explained with its values and without.

${sections.join('\n\n')}
`
}
