import type { Page } from 'playwright-core'
import { chromiumDriver } from '../engines/chromium.ts'
import type { Driver } from '../engines/driver.ts'

/** A phone as most people hold one, upright in one hand. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const

/** A page of Chromium under one thumb: there is no mouse. */
export const thumbDriver = (page: Page): Driver => ({
  ...chromiumDriver(page),
  async drag([first, ...rest]) {
    if (!first) return
    if (rest.length === 0) return page.touchscreen.tap(first.x, first.y)
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await touch('touchStart', first)
    for (const place of rest) await touch('touchMove', place)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
})
