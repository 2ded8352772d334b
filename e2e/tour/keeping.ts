import type { ColoredVersion } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { byteWriter } from '../../packages/coloring/src/bytes/byte-writer.ts'
import { crc32 } from '../../packages/coloring/src/bytes/crc32.ts'
import { type Desk, deskOf } from '../site/desk.ts'
import { answerWith, refuses } from './answers.ts'
import type { Stop } from './stops.ts'

/** Over white, so that there is something to save also where the same was drawn before. */
async function drawOn(page: Page): Promise<Desk> {
  const desk = await deskOf(page)
  for (const pencil of ['White', 'Sky blue']) {
    await desk.takePencil(pencil)
    await desk.stroke([200, 330], [800, 280])
  }
  return desk
}

/** The browser says so, and the site could still be reached: the next stop needs it. */
const goOffline = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })

/** A record that is whole, and written in a way that only a version to come knows. */
function recordOfTomorrow(): number[] {
  const writer = byteWriter()
  for (const byte of [9, 1, 5]) writer.put(byte)
  writer.putWord(crc32(writer.soFar()))
  return [...writer.written()]
}

/** As if somebody had coloured on with a newer version on this device, and then come back to this one. */
async function opensAfterNewer(page: Page): Promise<void> {
  await drawOn(page)
  await page.getByText(/^(On this device|Saved)$/).waitFor()
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('huebook-journals')
        opening.onsuccess = () => {
          const records = opening.result.transaction('records', 'readwrite').objectStore('records')
          records.openKeyCursor(null, 'prev').onsuccess = ({ target }) => {
            const [name, number] = (target as IDBRequest<IDBCursor>).result.key as [string, number]
            const added = records.add(new Uint8Array(record), [name, number + 1])
            added.onsuccess = () => resolve()
            added.onerror = () => reject(added.error)
          }
        }
      }),
    recordOfTomorrow(),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Reload' }).waitFor()
}

/** The button is in the menu where there is no room for it. */
async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).first()
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  if (!(await button.isVisible())) await page.getByRole('button', { name: /menu/i }).first().click()
  await button.click()
}

/** As if another device saved colourings of the page while this one has it open. */
function besideAnotherDevice(preview: string, act: (page: Page) => Promise<void> = async () => {}) {
  const drawn = [3, 50, 2000].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString())
  const versions = drawn.map((drawn_at, id) => ({ id: `${id}`, photo: preview, preview, drawn_at })) as ColoredVersion[]
  let isOpen = false
  return {
    async prepare(page: Page) {
      isOpen = false
      await page.route('**/api/coloreds/*/versions', (route) => route.fulfill({ json: isOpen ? versions : [] }))
    },
    async act(page: Page) {
      await deskOf(page)
      isOpen = true
      const desk = await drawOn(page)
      if (!(await desk.isResting('Save'))) await desk.use('Save')
      await page.getByText('Another device saved a colouring').waitFor()
      await act(page)
    },
  }
}

/** How the colour screen keeps what is drawn: without a network, in two tabs, on two devices. */
export function keepingStops(id: string, preview: string): Stop[] {
  const stop = (name: string, more: Pick<Stop, 'act' | 'prepare'>): Stop => ({
    name: `colorPage-${name}`,
    path: `/pages/${id}/color`,
    as: 'user',
    ...more,
  })
  return [
    stop('waiting', {
      async act(page) {
        await deskOf(page)
        await page.waitForFunction(async () => (await (await caches.open('kept')).keys()).length > 0)
        await page.route('**/api/pages/paginate?*', (route) => route.abort())
        await page.goto(new URL('/pages', page.url()).href)
        await page.getByRole('heading', { name: 'On this device, to be coloured now' }).waitFor()
      },
    }),
    stop('offline', {
      async act(page) {
        const desk = await drawOn(page)
        await goOffline(page)
        await desk.stroke([200, 430], [800, 380])
        await page.getByText('Offline, on this device').waitFor()
      },
    }),
    stop('kept', {
      prepare: (page) => answerWith(page, { upload: (route) => route.abort() }),
      async act(page) {
        const desk = await drawOn(page)
        await desk.use('Save')
        await page.getByText('Your colouring is kept on this device.').waitFor()
      },
    }),
    stop('opening', {
      // Its preview comes, and its lines never do.
      async act(page) {
        await page.route('**/files/**', (route) =>
          route.request().resourceType() === 'fetch' ? undefined : route.continue(),
        )
        await page.reload({ waitUntil: 'commit' })
        await page.getByText('Opening…').waitFor()
      },
    }),
    stop('signing-out-unsaved', {
      async prepare(page) {
        await page.route('**/api/storage/upload', (route) => route.abort())
      },
      async act(page) {
        await drawOn(page)
        await page.getByRole('link', { name: 'Account' }).click()
        await signOut(page)
        await page.getByRole('alertdialog').waitFor()
      },
    }),
    stop('not-saved', {
      prepare: (page) => answerWith(page, { upload: refuses('TOO_LARGE') }),
      async act(page) {
        const desk = await drawOn(page)
        await desk.use('Save')
        await page.getByText('Not saved, on this device').waitFor()
      },
    }),
    stop('taken-down', {
      prepare: (page) => answerWith(page, { saveColored: refuses('PAGE_TAKEN_DOWN') }),
      async act(page) {
        const desk = await drawOn(page)
        await desk.use('Save')
        await page.getByText('This page was taken down').waitFor()
      },
    }),
    stop('another-device', besideAnotherDevice(preview)),
    stop(
      'earlier-colourings',
      besideAnotherDevice(preview, (page) => page.getByRole('button', { name: 'Earlier colourings' }).click()),
    ),
    stop('newer', { act: opensAfterNewer }),
    stop('another-tab', {
      async act(page) {
        const otherTab = await page.context().newPage()
        await otherTab.goto(page.url())
        await page.getByText('You are colouring this page in another tab.').waitFor()
      },
    }),
    {
      name: 'coloredPages-taken-down',
      path: '/pages/colored',
      as: 'user',
      async prepare(page) {
        await page.route(/\/api\/pages\/paginate/, async (route) => {
          const answer = await route.fetch()
          const list = await answer.json()
          const takenDown = { title: '', previews: [], placeholder: null, colored: null, withheld: true, blocked: true }
          if (list.data[1]) Object.assign(list.data[1], takenDown, { is_owner: false })
          await route.fulfill({ json: list })
        })
      },
      act: (page) => page.getByText('Taken down').first().waitFor(),
    },
    {
      name: 'pages-taken-down',
      path: '/pages',
      as: 'user',
      async prepare(page) {
        await page.route(/\/api\/pages\/paginate/, async (route) => {
          const answer = await route.fetch()
          const list = await answer.json()
          if (list.data[0]) list.data[0].blocked = true
          if (list.data[1])
            Object.assign(list.data[1], { blocked: true, blocked_reason: 'There is a telephone number on the poster' })
          await route.fulfill({ json: list })
        })
      },
      act: (page) => page.getByText('has taken this page down').first().waitFor(),
    },
    {
      name: 'coloredPages-unsaved',
      path: '/pages/colored',
      as: 'user',
      prepare: (page) => answerWith(page, { upload: (route) => route.abort() }),
      async act(page) {
        await page.locator('.page-way').first().click()
        await drawOn(page)
        await page.goBack()
        await page.getByText('Not saved yet').first().waitFor()
      },
    },
  ]
}
