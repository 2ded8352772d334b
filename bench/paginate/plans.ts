import { SORTS } from '@huebook/contract'
import { table } from '../harness/markdown.ts'
import { ASKERS, type MeasuredList, PAGES, SCOPES, SEARCHES } from './lists.ts'
import type { MeasuredSite } from './measure-site.ts'
import { shapeOf } from './plan-shape.ts'

/** Tables with a row for each person, page, favourite or colouring. */
const GROWING = /Seq Scan on (users|sessions|pages|page_search|favorites|coloreds)\b/

const nameOf = ({ by, scope, sort, search, page }: MeasuredList): string =>
  `${scope} by ${sort}${search && ` with “${search}”`}, page ${page}, who has ${by}`

/** Lists for which a table that grows is read from its first row to its last. */
export const readWhole = ({ pages, plans }: MeasuredSite): string[] =>
  [...plans]
    .filter(([, all]) => all.some((plan) => GROWING.test(plan)))
    .map(([list]) => `${nameOf(list)} of ${pages.toLocaleString('en')}`)

/** The steps by which the database reads each list of a site, each way once, and which list is read in which ways. */
export function plansReport(today: string, { pages, plans }: MeasuredSite): string {
  const numbers = new Map<string, number>()
  const numberOf = (plan: string): number => {
    const shape = shapeOf(plan)
    const number = numbers.get(shape) ?? numbers.size + 1
    numbers.set(shape, number)
    return number
  }
  const cells = new Map([...plans].map(([list, all]) => [nameOf(list), [...new Set(all.map(numberOf))].join(' ')]))
  const columns = SEARCHES.flatMap((search) => PAGES.map((page) => ({ search, page })))
  const rows = ASKERS.flatMap((by) =>
    SCOPES.flatMap((scope) =>
      SORTS.map((sort) => [
        `${scope}, ${sort}, who has ${by}`,
        ...columns.map((column) => cells.get(nameOf({ by, scope, sort, ...column })) ?? ''),
      ]),
    ),
  )
  return `# How the database reads each list

Written by \`npm run bench -- paginate\` on ${today}, on the site with ${pages.toLocaleString('en')} pages. For each list the ways in which its
statements are done, in their order, by their numbers below; what is done for every call, such as the look at who is asking,
is among them. A statement whose plan is kept was explained with its values and without.

${table(['', ...columns.map(({ search, page }) => `${search ? `“${search}”` : 'all'}, page ${page}`)], rows)}

Each step is followed by those it reads from.

${[...numbers].map(([shape, number]) => `${number}. ${shape}`).join('\n')}
`
}
