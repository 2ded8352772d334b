import type { ErrorCode } from '@huebook/contract'

/** After these a link or a code is wrong, dead or spent. */
const VERDICTS: readonly string[] = [
  'INVALID',
  'CODE_WRONG',
  'LINK_DEAD',
  'FORBIDDEN',
  'EMAIL_TAKEN',
] satisfies ErrorCode[]

/** Whether the server has judged the link or the code itself. Being asked to wait, or a server in trouble, says nothing about it. */
export const isVerdict = ({ code }: { code: string }) => VERDICTS.includes(code)
