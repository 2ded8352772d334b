import { expect, test } from 'vitest'
import { lookAtSite } from '../site/stage.ts'

const site = lookAtSite()

test('a developer reads the API in the browser', async () => {
  const { page, troubles } = await site.visitor()
  await page.goto('/api/docs')
  await page.getByText('/users/sign-up').first().waitFor()
  expect(troubles).toEqual([])
})
