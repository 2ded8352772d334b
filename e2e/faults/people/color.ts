import { deskOf } from '../../site/desk.ts'
import { heading, type Outcome, type Person, reach, readRefusal, see } from './person.ts'

const PENCILS = { Red: '#ef4444', Green: '#22c55e', 'Sky blue': '#0ea5e9' } as const
/** Where the lines of a page are: each row has room for one. */
const [FIRST_ROW, ROW, ROWS] = [60, 50, 18]
const [LEFT, RIGHT] = [100, 300]
/** Where a line is looked at. */
export const MIDDLE = (LEFT + RIGHT) / 2

const SAVE_PATIENCE_MS = 15_000
const PRESSES = 5

export const colorOwn = (person: Person): Promise<Outcome | undefined> =>
  color(person, ({ owner }) => owner === person.told.email)
export const colorOthers = (person: Person): Promise<Outcome | undefined> =>
  color(person, ({ owner }) => owner !== person.told.email)

/** Draws a line on a page and saves it, again where that has not worked. Nothing where there is no such page yet. */
async function color(person: Person, isWanted: (page: { owner: string }) => boolean): Promise<Outcome | undefined> {
  const { page, told, drawn, dice, shared } = person
  const pages = shared.filter(isWanted)
  if (pages.length === 0) return undefined
  const { id } = dice.pick(pages)
  const row = FIRST_ROW + ROW * drawn.filter((one) => one.page === id).length
  if (row >= FIRST_ROW + ROW * ROWS) return undefined
  const name = dice.pick(Object.keys(PENCILS) as (keyof typeof PENCILS)[])
  const stroke = { page: id, row, color: PENCILS[name] }

  const toolbar = page.locator('[role=toolbar][aria-busy=false]')
  const seen = await reach(person, `/pages/${id}/color`, { toolbar, plans: heading(page, 'Choose plan') })
  if (seen !== 'toolbar') return seen ? readRefusal(person) : 'gave up'
  const desk = await deskOf(page)
  drawn.push(stroke)
  await desk.takePencil(name)
  await desk.stroke([LEFT, row], [RIGHT, row])
  if ((await desk.colorAt(MIDDLE, row)) !== stroke.color) throw new Error('the line is not on the screen')

  const saved = page.getByText(/^Page has been saved/)
  const isOwn = pages.some(({ id: one, owner }) => one === id && owner === told.email)
  if (isOwn) await desk.use('Save')
  for (let press = 0; press < PRESSES; press += 1) {
    if ((await see({ saved }, SAVE_PATIENCE_MS)) && (await desk.isResting('Save'))) {
      told.strokes.push(stroke)
      return 'told'
    }
    await readRefusal(person)
    if (!(await desk.isResting('Save'))) await desk.use('Save')
  }
  return 'gave up'
}
