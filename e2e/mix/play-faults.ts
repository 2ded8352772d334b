import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@huebook/contract'
import { dueJobs } from '../../apps/server/src/testing/due-jobs.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { differencesOf, miscounted } from './books.ts'
import { faultsOf } from './faults.ts'
import { type Done, playMix } from './mix.ts'
import { type Person, sendAs, settlePeople } from './people.ts'
import { type Happened, reportOfMix, wrongAnswers } from './report.ts'
import { type MixStage, setMixStage } from './stage.ts'

const PROCESSES = 2
const PEOPLE = 120
const AT_ONCE = 6
/** Between two faults, in milliseconds: time to see whether the site is as before. */
const QUIET_MS = 8000
const KILLS_MS = 30_000
/** How soon the site has to be back once a fault is over, in milliseconds. */
export const BACK_MS = 5000
const LOOK_MS = 50
/** How often somebody asks for a mail, in milliseconds. */
const MAIL_EVERY_MS = 1000

/** Plays what happens to machines while people do what people do; answers a report, and whether all is right. */
export async function playFaultsOfMachines(
  seed: number,
  print: (line: string) => void,
): Promise<{ report: string; isRight: boolean }> {
  const stage = await setMixStage(PROCESSES)
  try {
    const { people, things } = await settlePeople(stage, PEOPLE)
    const [, ...others] = people
    const done: Done[] = []
    const happened: Happened[] = []
    const asked: string[] = []
    const begin = performance.now()
    let isOver = false
    const onDone = (one: Done) => void done.push(one)
    const mix = Promise.all([
      playMix(stage, { people: others, things, atOnce: AT_ONCE, seed, isOver: () => isOver, onDone }),
      askForMails(stage, others, asked, () => isOver),
    ])
    for (const fault of faultsOf(stage, KILLS_MS)) {
      await sleep(QUIET_MS)
      const from = performance.now() - begin
      const isTried = await fault.begin()
      if (isTried) await sleep(fault.forMs)
      await fault.end()
      const to = performance.now() - begin
      const backMs = isTried ? await timeUntilBack(stage, people[1] as Person) : 0
      happened.push({ name: fault.name, from, to, isTried, backMs })
      print(`${fault.name}: ${isTried ? `back after ${Math.round(backMs)} ms` : 'cannot be tried here'}`)
    }
    await sleep(QUIET_MS)
    isOver = true
    await mix
    print(`${done.length} things were done; waiting until nothing moves`)
    const differences = await stage.inDatabase(async (client) => {
      await waitFor(
        () => dueJobs(client),
        (due) => {
          if (due.length > 0) throw new Error(`jobs are left: ${due}`)
        },
      )
      const all = await miscounted(client)
      for (const person of others) all.push(...(await differencesOf(client, person, things.colorable)))
      return all
    })
    const mailed = new Set(stage.mailbox.received.flatMap(({ mail }) => mail.to?.map(({ address }) => address) ?? []))
    differences.push(...asked.filter((email) => !mailed.has(email)).map((email) => `${email}: a promised mail is lost`))
    for (const { kept } of stage.servers) {
      await kept.stop()
      const { uncaught, endedByThemselves, endedBadly } = kept.known()
      differences.push(...uncaught, ...endedByThemselves, ...endedBadly)
    }
    differences.push(...wrongAnswers(done, happened))
    for (const { name, backMs } of happened)
      if (backMs > BACK_MS) differences.push(`${name}: back only after ${(backMs / 1000).toFixed(1)} s`)
    const report = reportOfMix({ seed, done, happened, differences, mails: asked.length })
    return { report, isRight: differences.length === 0 }
  } finally {
    await stage.close()
  }
}

/** Until the site does what people want again, be it by one of its processes: a proxy sends nobody to another. */
async function timeUntilBack({ servers }: MixStage, person: Person): Promise<number> {
  const begin = performance.now()
  const isBack = async (server: MixStage['servers'][number]) => {
    const ready = await fetch(`${server.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!ready) return false
    const answer = await sendAs(person, [server])(calls.paginatePages).catch(() => undefined)
    return answer?.status === 200
  }
  while (!(await Promise.all(servers.map(isBack))).some(Boolean)) await sleep(LOOK_MS)
  return performance.now() - begin
}

/** Somebody else wants to sign in every second. */
async function askForMails({ servers }: MixStage, people: readonly Person[], asked: string[], isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(MAIL_EVERY_MS)
    const person = people[turn % people.length] as Person
    const answer = await sendAs(person, servers)(calls.signIn, { email: person.email }).catch(() => undefined)
    if (answer?.status === 200) asked.push(person.email)
  }
}
