declare module 'virtual:call-table' {
  import type { CallName } from '@huebook/contract'
  import type { TableCall } from '#api/build-request.ts'

  /** The calls of the contract without their schemas; made by build/call-table.ts. */
  const callTable: Readonly<Record<CallName, TableCall>>
  export default callTable
}
