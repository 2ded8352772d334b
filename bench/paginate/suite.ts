import { writeFileSync } from 'node:fs'
import { inProject } from '../../scripts/steps/project.mjs'
import { LISTS, SIZES } from './lists.ts'
import { type MeasuredSite, openSite, type Times } from './measure-site.ts'
import { plansReport } from './plans.ts'
import { report } from './report.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 60)

/** Measures every list on sites of every size, which take turns, and gives the report; the plans go beside it. */
export async function measure(today: string): Promise<string> {
  const sites: MeasuredSite[] = []
  try {
    for (const pages of SIZES) sites.push(await openSite(pages))
    for (let round = 0; round <= ROUNDS; round += 1) {
      console.log(round === 0 ? 'Warming up …' : `Round ${round} of ${ROUNDS} …`)
      for (const list of LISTS) for (const site of sites) await site.measure(list)
      if (round === 0) for (const { times } of sites) for (const all of times.values()) forget(all)
    }
    writeFileSync(inProject('bench/reports/paginate-plans.md'), plansReport(today, sites.at(-1) as MeasuredSite))
    return report(today, sites, ROUNDS)
  } finally {
    for (const site of sites) await site.stop()
  }
}

const forget = (all: Times): void => {
  for (const times of Object.values(all)) times.length = 0
}
