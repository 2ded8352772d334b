import { z } from 'zod'
import { isOnOneLine, isReadable, isSeen } from './line-faults.ts'

/**
 * A line of text that others read: trimmed, and with nothing in it that cannot be seen, or names could be empty, look like
 * another's or turn around what stands beside them. What it is called begins each sentence about it.
 */
export const visibleLine = (called: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${called} has at most ${max} characters`)
    .refine(isOnOneLine, `${called} cannot contain line breaks`)
    .refine(isSeen, `${called} cannot contain invisible characters`)
    .refine(isReadable, `${called} needs at least one letter, number or symbol`)
