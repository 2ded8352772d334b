import { z } from 'zod'

/** Names only: an offset such as +05:17 is nobody's time zone, and its days would begin within a quarter of an hour. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/

/** Whether there is such a zone is for the server to find out: a browser may know of newer ones. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(NAME)
  .describe('For example "Asia/Kathmandu"; UTC is taken for one that the server does not know')
