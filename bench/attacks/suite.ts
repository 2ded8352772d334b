import { ROOT } from '../../scripts/steps/project.mjs'
import { commitOf, machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median, quantile } from '../harness/statistics.ts'
import type { Attack } from './attack.ts'
import { ATTACKS } from './attacks.ts'
import { DEEDS, type Deed, PATIENCE_MS, type Seen } from './honest.ts'
import { ATTACK_MS, type Measured, measureAttack, REST_MS } from './measure-attack.ts'

/** How many times longer than at rest the slowest hundredth of honest requests may take under attack. */
const TARGET = 3
/** How often each attack is made on each checkout, in turn. */
const ROUNDS = 3

interface Checkout {
  name: string
  folder: string
}

/** Attacks the built server, and another built checkout beside it if one is given, and tells how honest people fare. */
export async function measure(today: string, { before }: { before?: string } = {}): Promise<string> {
  const checkouts = [...(before ? [{ name: 'before', folder: before }] : []), { name: 'now', folder: ROOT }]
  const sections: string[] = []
  for (const attack of ATTACKS) sections.push(await section(attack, checkouts))
  return `# Attacks: what honest people notice

Written by \`npm run bench -- attacks${before ? ' --before <folder>' : ''}\` on ${today}.${before ? `\n*Before* is commit ${commitOf(before)}.` : ''}
${machine()}.

A site is started as people start it. Honest people make each of the calls below forty times a second, and where it says so
upload small pictures one after the other: for ${REST_MS / 1000} s at rest, then for ${ATTACK_MS / 1000} s under attack. The attacker is a process of its own
with one client address. Server, database, attacker and honest people share one machine, which may be busy with other
work: trust the ratios, not the milliseconds. ${ROUNDS} rounds, each on a new site${before ? ', before and now in turn' : ''}; all figures are medians of the
rounds, the ratios too. Who was not answered within ${PATIENCE_MS / 1000} s, or was refused, counts with those ${PATIENCE_MS / 1000} s.

The target is that the slowest hundredth of honest requests takes at most ${TARGET} times as long as at rest.

${sections.join('\n\n')}
`
}

async function section(attack: Attack, checkouts: readonly Checkout[]): Promise<string> {
  const measured = checkouts.map((checkout) => ({ ...checkout, rounds: [] as Measured[] }))
  for (let round = 1; round <= ROUNDS; round++)
    for (const { name, folder, rounds } of measured) {
      console.log(`${attack.name}, ${name}, round ${round} …`)
      rounds.push(await measureAttack(attack, folder))
    }
  const head = ['', 'at rest: median ms', '99 % below', 'under attack: median ms', '99 % below', '×', '']
  const deeds = DEEDS.filter((deed) => deed !== 'uploads' || attack.hitsUploads)
  const rows = deeds.flatMap((deed) =>
    measured.map(({ name, rounds }) => rowOf(`${labelOf(deed)}, ${name}`, deed, rounds)),
  )
  const answers = measured.map(({ name, rounds }) => `${name}: ${tallyOf(rounds)}`)
  return `## ${attack.name}

${attack.about}

${table(head, rows)}

What the attacker was answered, ${answers.join('; ')}.`
}

const labelOf = (deed: Deed): string => (deed === 'uploads' ? 'uploading a small picture' : `\`${deed}\``)

function rowOf(name: string, deed: Deed, rounds: readonly Measured[]): string[] {
  const over = (look: (round: Measured) => number) => median(rounds.map(look))
  const typical = (seen: Seen) => median(seen[deed])
  const slowest = (seen: Seen) => quantile(seen[deed], 0.99)
  const ratio = over(({ rest, underAttack }) => slowest(underAttack) / slowest(rest))
  return [
    name,
    milliseconds(over(({ rest }) => typical(rest))),
    milliseconds(over(({ rest }) => slowest(rest))),
    milliseconds(over(({ underAttack }) => typical(underAttack))),
    milliseconds(over(({ underAttack }) => slowest(underAttack))),
    ratio.toFixed(1),
    verdict(ratio <= TARGET),
  ]
}

/** Of all rounds together. */
function tallyOf(rounds: readonly Measured[]): string {
  const total: Record<string, number> = {}
  for (const { tally } of rounds)
    for (const [answer, count] of Object.entries(tally)) total[answer] = (total[answer] ?? 0) + count
  const told = Object.entries(total).map(([answer, count]) => `${count.toLocaleString('en')} × ${answer}`)
  return told.join(', ') || 'nothing'
}
