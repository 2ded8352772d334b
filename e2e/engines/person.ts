import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import type { Driver, Point } from './driver.ts'
import { findInPage } from './find-in-page.ts'

/** What something on the screen is to people, and its name: the whole, or a part that is sure. */
type Thing = readonly [role: string, name: string | RegExp]

/** Finds things by role and name as people do: by the same rules in every engine, whose own differ. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const bringFinder = new Function(FINDER) as () => void

/** Between two looks at the screen, in milliseconds. */
const PAUSE_MS = 100

export type Person = ReturnType<typeof personAt>

/** Somebody in front of a browser, whichever that is: looks for things, waits for them, and uses them. */
export function personAt(driver: Driver, home: string) {
  const text = async (): Promise<string> => (await driver.evaluate(() => document.body.textContent, null)) ?? ''

  /** Looks until what is seen is as expected; a screen that just gives way to another has nothing to be seen. */
  const until = <Seen>(look: () => Promise<Seen>, isExpected: (seen: Seen) => boolean, what: string): Promise<Seen> =>
    waitFor(
      look,
      (seen) => {
        if (!isExpected(seen)) throw new Error(what)
      },
      { pauseMs: PAUSE_MS },
    ).catch(async (failure: Error) => {
      throw new Error(`${failure.message} On the screen: ${await text().catch(String)}`, { cause: failure })
    })

  async function find([role, name]: Thing): Promise<Point | { missing: string }> {
    // Once for each document.
    if (!(await driver.evaluate(() => 'TestingLibraryDom' in globalThis, null)))
      await driver.evaluate(bringFinder, null)
    const named = typeof name === 'string' ? { name } : { pattern: name.source }
    return driver.evaluate(findInPage, { role, ...named })
  }

  /** Where a thing is, once it has come, rests and lies on top. */
  async function see(...thing: Thing): Promise<Point> {
    const seen = await until(
      () => find(thing),
      (found) => 'x' in found,
      `There is no ${thing.join(' ')}`,
    )
    return seen as Point
  }

  async function click(...thing: Thing): Promise<void> {
    await driver.drag([await see(...thing)])
  }

  const matches = (words: string | RegExp, text: string) =>
    typeof words === 'string' ? text.includes(words) : words.test(text)

  return {
    driver,
    see,
    click,

    /** Opens a screen of the site. */
    open: (path: string): Promise<void> => driver.goto(home + path),

    async fill(label: string | RegExp, text: string): Promise<void> {
      await click('textbox', label)
      await driver.type(text)
    },

    async read(words: string | RegExp): Promise<void> {
      await until(text, (seen) => matches(words, seen), `Nowhere is to be read: ${words}`)
    },

    /** Waits until something is so, as the page itself says. */
    async await<Given>(isSo: (given: Given) => boolean, given: Given): Promise<void> {
      await until(() => driver.evaluate(isSo, given), Boolean, `It is not so: ${isSo}`)
    },

    /** Waits for a screen, and answers its path. */
    arriveAt: (path: RegExp): Promise<string> =>
      until(
        () => driver.evaluate(() => location.pathname, null),
        (now) => path.test(now),
        `This is not ${path}`,
      ),
  }
}
