import { type Call, calls } from '../index.ts'

export const addressOf = ({ method, path }: Call) => `${method} ${path}`

/** The call at an address as the specification writes it: method and path. */
export function findCall(address: string): Call {
  const call = Object.values<Call>(calls).find((one) => addressOf(one) === address)
  if (!call) throw new Error(`The contract has no ${address}`)
  return call
}
