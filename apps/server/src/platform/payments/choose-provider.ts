import { isWritableKey } from '#platform/secrets/writable-key.ts'
import { PaymentError, type PaymentProvider } from './payments.ts'

interface Options {
  /** Empty while nobody has set one. */
  readKey(): Promise<string>
  connect(key: string): Promise<PaymentProvider>
}

/** Whoever takes the money at the moment; throws while nobody does. */
export type Provider = () => Promise<PaymentProvider>

export function chooseProvider({ readKey, connect }: Options): Provider {
  let made: { key: string; provider: PaymentProvider } | undefined
  return async () => {
    const key = await readKey()
    if (key === '') throw new PaymentError('no key')
    if (!isWritableKey(key)) throw new PaymentError('wrong key')
    if (made?.key !== key) made = { key, provider: await connect(key) }
    return made.provider
  }
}
