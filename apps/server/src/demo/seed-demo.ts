import type { PageId, UserId } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import type { Db } from '#platform/db/handle.ts'
import {
  coloreds,
  dismissals,
  favorites,
  pages,
  plans,
  reports,
  sessions,
  shownColorings,
  subscriptions,
  users,
} from '#platform/db/schema.ts'
import { type OpenPicture, shrinkPicture } from '#platform/pixels/small-pictures.ts'
import { hashToken, newToken } from '#platform/secrets/token.ts'
import { contentKey } from '#platform/storage/key.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createDice, type Dice } from './dice.ts'
import { ODD_TITLES, PEOPLE, THINGS } from './people.ts'
import { drawRosette, growRosette, pickColors, type Rosette } from './rosette.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH_MS = 30 * DAY_MS
const TWO_YEARS_MS = 730 * DAY_MS
const PEOPLE_COUNT = 90
const DRAWING_COUNT = 18
const PAGE_COUNT = 200
const SHOWN_COUNT = 6

interface Drawing {
  rosette: Rosette
  illustration: string
  vector: string
  preview: string
  previewSmall: string
  placeholder: string
  colored: Coloring
}

interface Coloring {
  photo: string
  preview: string
  previewSmall: string
  previewMedium: string
}

/** Who can look around the demonstration site, and what there is to look at. */
export interface Demo {
  admin: { id: UserId; token: string }
  user: { id: UserId; token: string }
  page: { id: PageId }
}

/** Fills a new site with two years of people, pages, colourings and subscriptions. */
export async function seedDemo(db: Db, storage: Storage, now: number): Promise<Demo> {
  const dice = createDice(20)
  const people = await addPeople(db, dice, now)
  const [admin, user] = people
  if (!admin || !user) throw new Error('the demonstration site has nobody')
  await addSubscriptions(db, dice, now, people)
  const drawings: Drawing[] = []
  for (let count = 0; count < DRAWING_COUNT; count += 1) drawings.push(await storeDrawing(storage, dice))
  const drawn = await addPages(db, { dice, now, people, drawings })
  await addReactions(db, { dice, now, people, drawn })
  await showColorings(db, storage, people, drawn[0])
  await countReactions(db)
  await addReports(db, people, drawn)
  await deleteColored(db, user.id)
  await db.insert(dismissals).values({ name: 'first-steps' })
  const [first] = drawn
  if (!first) throw new Error('the demonstration site has no page')
  return {
    admin: { id: admin.id, token: await openSession(db, admin.id) },
    user: { id: user.id, token: await openSession(db, user.id) },
    page: { id: first.id },
  }
}

type Person = typeof users.$inferSelect
type DrawnPage = typeof pages.$inferSelect & { drawing: Drawing }

/** More of everything lately: a site that grows. */
const somewhen = (dice: Dice, now: number, since: number): Date =>
  new Date(now - (now - since) * dice.roll() ** 1.6 * 0.999)

async function addPeople(db: Db, dice: Dice, now: number): Promise<Person[]> {
  const rows = Array.from({ length: PEOPLE_COUNT }, (_, index) => {
    const name = PEOPLE[index % PEOPLE.length] ?? 'Mia'
    const generation = Math.floor(index / PEOPLE.length)
    return {
      name: generation === 0 ? name : `${name} ${'I'.repeat(generation + 1)}`,
      email: `person${index}@example.org`,
      admin: index === 0,
      // Not whoever looks around: the site has no Stripe to ask about them.
      stripeId: index > 1 && index % 3 === 0 ? `cus_demo_${index}` : '',
      // Whoever looks around was asked long ago.
      sharesPages: index === 1 ? true : null,
      blocked: index > 10 && index % 23 === 0,
      createdAt: index < 2 ? new Date(now - TWO_YEARS_MS) : somewhen(dice, now, now - TWO_YEARS_MS),
    }
  })
  return db.insert(users).values(rows).returning()
}

async function addSubscriptions(db: Db, dice: Dice, now: number, people: Person[]): Promise<void> {
  const paid = (await db.select().from(plans)).filter((plan) => plan.paid)
  const rows = people
    .filter((person, index) => !person.admin && (index === 1 || index % 3 === 0))
    .map((person, index) => {
      const plan = dice.pick(paid)
      const createdAt = somewhen(dice, now, person.createdAt.getTime())
      const months = Math.floor((now - createdAt.getTime()) / MONTH_MS)
      const periodStart = new Date(createdAt.getTime() + months * MONTH_MS)
      const periodEnd = new Date(periodStart.getTime() + MONTH_MS)
      const canceled = index > 0 && index % 5 === 0
      const paymentDueAt = index % 7 === 3 && !canceled ? new Date(now + 4 * DAY_MS) : null
      return {
        userId: person.id,
        planId: plan.id,
        stripeSubscriptionId: `sub_demo_${index}`,
        priceCents: plan.priceCents,
        createdAt,
        periodStart,
        periodEnd,
        canceledAt: canceled ? periodStart : null,
        expireAt: canceled ? periodEnd : paymentDueAt,
        paymentDueAt,
      }
    })
  await db.insert(subscriptions).values(rows)
}

/** The pixels of a drawing, painted once for all pictures that are made of it. */
async function raster(svg: string): Promise<OpenPicture> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: info })
}

/** Ways to keep a picture under the name of what is in it. */
function keeperIn(storage: Storage) {
  const put = async (bytes: Uint8Array, extension: 'png' | 'svg' | 'webp', type: string): Promise<string> => {
    const key = contentKey(bytes, extension)
    await storage.put(key, bytes, type)
    return key
  }
  return {
    picture: async (picture: Sharp) => put(await picture.png().toBuffer(), 'png', 'image/png'),
    small: (bytes: Buffer) => put(bytes, 'webp', 'image/webp'),
    vector: (svg: string) => put(Buffer.from(svg), 'svg', 'image/svg+xml'),
  }
}

/** A rosette as somebody has coloured it. */
async function storeColoring(storage: Storage, dice: Dice, rosette: Rosette): Promise<Coloring> {
  const keep = keeperIn(storage)
  const colored = await raster(drawRosette(rosette, pickColors(dice)))
  const pictures = await shrinkPicture(colored)
  return {
    photo: await keep.picture(colored()),
    preview: await keep.small(await colored().webp({ effort: 2 }).toBuffer()),
    previewSmall: await keep.small(pictures.small),
    previewMedium: await keep.small(pictures.medium),
  }
}

async function storeDrawing(storage: Storage, dice: Dice): Promise<Drawing> {
  const keep = keeperIn(storage)
  const rosette = growRosette(dice)
  const vector = drawRosette(rosette)
  const page = await raster(vector)
  const pictures = await shrinkPicture(page)
  return {
    rosette,
    illustration: await keep.picture(page()),
    vector: await keep.vector(vector),
    preview: await keep.small(pictures.medium),
    previewSmall: await keep.small(pictures.small),
    placeholder: pictures.placeholder,
    colored: await storeColoring(storage, dice, rosette),
  }
}

interface Moment {
  dice: Dice
  now: number
  people: Person[]
}

async function addPages(
  db: Db,
  { dice, now, people, drawings }: Moment & { drawings: Drawing[] },
): Promise<DrawnPage[]> {
  const chosen: Drawing[] = []
  const rows = Array.from({ length: PAGE_COUNT }, (_, index) => {
    const owner = index % 9 === 0 ? people[1] : dice.pick(people.slice(1))
    const drawing = dice.pick(drawings)
    chosen.push(drawing)
    const thing = dice.pick(THINGS)
    return {
      userId: (owner as Person).id,
      title: thing.charAt(0).toUpperCase() + thing.slice(1),
      prompt: thing,
      style: 'mandala',
      illustration: drawing.illustration,
      vector: drawing.vector,
      preview: drawing.preview,
      previewSmall: drawing.previewSmall,
      placeholder: drawing.placeholder,
      width: 1024,
      height: 1024,
      public: dice.roll() < 0.85,
      blocked: index > 20 && index % 41 === 0,
      reviewed: index % 13 !== 5,
      credit: index % 3 === 0 ? 'Drawings by OpenMoji, CC BY-SA 4.0' : null,
      createdAt: somewhen(dice, now, (owner as Person).createdAt.getTime()),
    }
  })
  ODD_TITLES.forEach((title, index) => {
    const odd = { title, prompt: title, userId: (people[2] as Person).id, public: true, blocked: false, reviewed: true }
    Object.assign(rows[PAGE_COUNT - 1 - index] as object, odd)
  })
  const stored = await db.insert(pages).values(rows).returning()
  return stored.map((page, index) => ({ ...page, drawing: chosen[index] as Drawing }))
}

async function addReactions(db: Db, { dice, now, people, drawn }: Moment & { drawn: DrawnPage[] }): Promise<void> {
  const shared = drawn.filter((page) => page.public && page.reviewed)
  const favored: (typeof favorites.$inferInsert)[] = []
  const colored: (typeof coloreds.$inferInsert)[] = []
  for (const page of shared)
    for (const person of people.slice(1)) {
      const createdAt = somewhen(dice, now, Math.max(page.createdAt.getTime(), person.createdAt.getTime()))
      const eager = person === people[1] ? 0.3 : 0.05
      if (dice.roll() < eager) favored.push({ userId: person.id, pageId: page.id, createdAt })
      if (dice.roll() < eager) colored.push({ userId: person.id, pageId: page.id, createdAt, ...page.drawing.colored })
    }
  await db.insert(favorites).values(favored)
  await db.insert(coloreds).values(colored)
}

const countReactions = (db: Db) =>
  db.execute(`
    update pages set
      favorited_count = (select count(*) from favorites where page_id = pages.id),
      colored_count = (select count(*) from coloreds where page_id = pages.id)`)

/** Under one page several people show how they have coloured it, each in colours of their own; the last one waits for a look. */
async function showColorings(db: Db, storage: Storage, people: Person[], page: DrawnPage | undefined): Promise<void> {
  if (!page) return
  const dice = createDice(21)
  for (const [place, person] of people.slice(2, 2 + SHOWN_COUNT).entries()) {
    const pictures = await storeColoring(storage, dice, page.drawing.rosette)
    const [colored] = await db
      .insert(coloreds)
      .values({ userId: person.id, pageId: page.id, ...pictures })
      .onConflictDoUpdate({ target: [coloreds.userId, coloreds.pageId], set: pictures })
      .returning()
    if (!colored) throw new Error('the demonstration site has no colouring to show')
    const { preview, previewSmall, previewMedium } = pictures
    const reviewed = place < SHOWN_COUNT - 1
    const shown = { coloredId: colored.id, pageId: page.id, preview, previewSmall, previewMedium, reviewed }
    await db.insert(shownColorings).values(shown)
  }
}

/** A few of the newest pages, the first of them more than once. */
async function addReports(db: Db, people: Person[], drawn: DrawnPage[]): Promise<void> {
  const newest = drawn.filter((page) => page.public).sort((one, other) => +other.createdAt - +one.createdAt)
  const rows = [1, 1, 1, 4, 9].flatMap((place, index) => {
    const [page, person] = [newest[place], people[index + 2]]
    return page && person ? [{ pageId: page.id, userId: person.id, reason: 'copied' as const }] : []
  })
  await db.insert(reports).values(rows)
}

/** The newest page of somebody else that this person has coloured is one its owner has deleted. */
async function deleteColored(db: Db, userId: UserId): Promise<void> {
  await db.execute(sql`update ${pages} set user_id = null, owner_name = '', prompt = '', public = false, favorited_count = 0
    where id = (select page.id from ${coloreds} as mark join ${pages} as page on page.id = mark.page_id
      where mark.user_id = ${userId} and page.user_id <> ${userId} and not page.blocked
      order by page.created_at desc limit 1)`)
  await db.execute(sql`delete from ${favorites} using ${pages} where page_id = pages.id and pages.user_id is null`)
}

async function openSession(db: Db, userId: UserId): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId })
  return token
}
