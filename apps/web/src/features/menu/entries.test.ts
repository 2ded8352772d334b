import { expect, test } from 'vitest'
import { adminMenu, isCurrent, type MenuEntry, userMenu } from './entries.ts'

const addresses = (menu: MenuEntry[]) => menu.map(({ label, to }) => [label, to])
const highlighted = (menu: MenuEntry[], path: string) =>
  menu.filter((entry) => isCurrent(entry, path)).map(({ label }) => label)

test('the menu of a user leads to the pages and the account', () => {
  expect(addresses(userMenu)).toEqual([
    ['Public pages', '/pages/public'],
    ['Favorite pages', '/pages/favorite'],
    ['My pages', '/pages'],
    ['Colored pages', '/pages/colored'],
    ['Account', '/account'],
  ])
})

test('the menu of an administrator leads to everything an administrator runs', () => {
  expect(addresses(adminMenu)).toEqual([
    ['Dashboard', '/admin'],
    ['Users', '/admin/users'],
    ['Pages', '/admin/pages'],
    ['Colored pages', '/admin/pages/colored'],
    ['Subscriptions', '/admin/subscriptions'],
    ['Plans', '/admin/plans'],
    ['Website', '/admin/website'],
    ['Account', '/admin/account'],
  ])
})

test.each([
  ['/pages', ['My pages']],
  ['/pages/', ['My pages']],
  ['/Pages/Public', ['Public pages']],
  ['/pages/42/color', []],
  ['/checkout', []],
])('at %s a user sees %j highlighted', (path, labels) => {
  expect(highlighted(userMenu, path)).toEqual(labels)
})

test.each([
  ['/admin', ['Dashboard']],
  ['/admin/users', ['Users']],
  ['/admin/users/42/edit', ['Users']],
  ['/admin/pages', ['Pages']],
  ['/admin/pages/colored', ['Colored pages']],
  ['/admin/reviews', ['Pages']],
  ['/admin/audit', ['Account']],
  ['/admin/website/how-it-works', ['Website']],
  ['/admin/nothing', []],
])('at %s an administrator sees %j highlighted', (path, labels) => {
  expect(highlighted(adminMenu, path)).toEqual(labels)
})
