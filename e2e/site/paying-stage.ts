import { afterAll, beforeAll } from 'vitest'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { createFirstAdmin } from './first-admin.ts'
import { type Stage, setStage } from './stage.ts'
import { playStripe, setUpPayments } from './stripe.ts'

export interface PayingStage extends Stage {
  /** Somebody who plays it. */
  stripe: StripeServer
  /** The token of the first administrator. */
  administrator: string
}

/** A new site on which plans can be bought, for all tests of a file. */
export function setPayingStage(variables: () => Promise<Record<string, string>> = async () => ({})): PayingStage {
  const stage = setStage(async () => {
    stage.stripe = await playStripe()
    return { STRIPE_API_BASE: stage.stripe.apiBase, ...(await variables()) }
  }) as PayingStage

  beforeAll(async () => {
    const { address, output } = stage.site
    const { token } = await createFirstAdmin(address, output())
    stage.administrator = token
    await setUpPayments(address, token, stage.stripe)
  })
  afterAll(() => stage.stripe?.close())

  return stage
}
