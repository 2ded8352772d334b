import type { Page } from 'playwright-core'
import { patterns } from '../../apps/web/src/paths.ts'
import { answerWith, json } from './answers.ts'

/** The last is a user in the app of a phone, whichever width that has. */
export type Guest = 'visitor' | 'user' | 'admin' | 'phone'

export interface Stop {
  name: string
  path: string
  as: Guest
  /** The screen lies on its side. */
  isTurned?: boolean
  /** What has to be there before the screen is opened. */
  prepare?(page: Page): Promise<void>
  /** What is done on the screen before its picture is taken. */
  act?(page: Page): Promise<void>
  /** What is put back once it is taken. */
  leave?(page: Page): Promise<void>
}

/** What stands in for the parameters of an address. */
export interface Landmarks {
  page: string
  user: string
  plan: string
}

/** Those that say what an administrator has written have stops of their own. */
const WRITTEN = ['landing', 'terms', 'privacy']
const VISITOR_SCREENS = ['splash', 'signIn', 'signUp', 'verify', 'payment', 'createAdmin', 'sharedPage']

const guestOf = (name: string, path: string): Guest => {
  if (VISITOR_SCREENS.includes(name)) return 'visitor'
  return path.startsWith('/admin') ? 'admin' : 'user'
}

async function lookAtColoring(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Look at/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

/** What an address shows besides, by what follows it or is done there. */
const STATES: Stop[] = [
  {
    name: 'publicPages-menu',
    path: patterns.publicPages,
    as: 'user',
    async act(page) {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  { name: 'adminPages-private', path: '/admin/pages?show=private', as: 'admin' },
  { name: 'adminPages-reported', path: '/admin/pages?show=reported', as: 'admin' },
  {
    name: 'adminPages-before-opening',
    path: '/admin/pages?show=private',
    as: 'admin',
    async act(page) {
      await page
        .getByRole('button', { name: /^Look at/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Open it' }).waitFor()
    },
  },
  {
    name: 'adminColoredPages-opened',
    path: patterns.adminColoredPages,
    as: 'admin',
    async act(page) {
      await page
        .getByRole('button', { name: /^Look at / })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('img').waitFor()
    },
  },
  {
    name: 'adminColoredPages-before-taking-down',
    path: patterns.adminColoredPages,
    as: 'admin',
    async act(page) {
      await page
        .getByRole('button', { name: /^Take down/ })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'adminPages-opened',
    path: patterns.adminPages,
    as: 'admin',
    async act(page) {
      await page
        .getByRole('button', { name: /^Look at/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'myPages-rename',
    path: patterns.myPages,
    as: 'user',
    async act(page) {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Rename page' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'myPages-before-sharing',
    path: patterns.myPages,
    as: 'user',
    async prepare(page) {
      await page.route(/\/api\/pages\/paginate/, async (route) => {
        const list = await (await route.fetch()).json()
        if (list.data[0]) Object.assign(list.data[0], { public: false, from_picture: true })
        await route.fulfill({ json: list })
      })
    },
    async act(page) {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Show it to everybody' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'account-before-deleting',
    path: patterns.account,
    as: 'user',
    async act(page) {
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'pageColorings-opened',
    path: patterns.pageColorings,
    as: 'user',
    act: lookAtColoring,
  },
  {
    name: 'pageColorings-reported',
    path: patterns.pageColorings,
    as: 'user',
    async act(page) {
      await lookAtColoring(page)
      await page.getByRole('button', { name: 'Report this colouring' }).click()
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'pageColorings-none',
    path: patterns.pageColorings,
    as: 'user',
    prepare: (page) => answerWith(page, { paginateShownColorings: json({ data: [], current_page: 1, last_page: 1 }) }),
  },
  { name: 'signInInvited', path: '/sign-in?email=ida%40example.org', as: 'visitor' },
  { name: 'verifySignedIn', path: '/verify/a-link', as: 'user' },
  { name: 'verifyNewEmail', path: '/verify/a-link?for=email', as: 'visitor' },
  { name: 'verifyOldEmail', path: '/verify/a-link?for=undo', as: 'visitor' },
  {
    name: 'waitingForSite',
    path: patterns.myPages,
    as: 'user',
    async prepare(page) {
      await page.route('**/api/pages/paginate?*', (route) => route.abort())
    },
    act: (page) => page.getByRole('heading', { name: 'Waiting for the site' }).waitFor(),
  },
  { name: 'notFound', path: '/nowhere/at/all', as: 'visitor' },
]

/** Every address of the product, each seen by who it is for; a screen joins the tour by being in the route table. */
export function stopsOf({ page, user, plan }: Landmarks): Stop[] {
  const idOf = (pattern: string): string => {
    if (pattern.startsWith('/admin/users')) return user
    return pattern.startsWith('/admin/plans') ? plan : page
  }
  const walked = Object.entries(patterns).filter(([name]) => !WRITTEN.includes(name))
  const stops = walked.map(([name, pattern]) => ({
    name,
    path: pattern.replace(':id', idOf(pattern)).replace(':token', 'a-link-that-has-expired'),
    as: guestOf(name, pattern),
  }))
  return [...stops, ...STATES.map((state) => ({ ...state, path: state.path.replace(':id', page) }))]
}
