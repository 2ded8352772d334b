declare module 'virtual:call-table' {
  import type { Call, CallName } from '@huebook/contract'

  /** The calls of the contract without their schemas; made by build/call-table.ts. */
  const callTable: Readonly<Record<CallName, Pick<Call, 'method' | 'path' | 'bodyType'>>>
  export default callTable
}
