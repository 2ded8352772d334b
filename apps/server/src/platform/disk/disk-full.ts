/** No room on the disk, or none left of what the account of this process may take of it. */
const FULL = ['ENOSPC', 'EDQUOT']

/** Whether a directory cannot be written because there is no room: that is put right elsewhere than any other failure. */
export const isDiskFull = (error: unknown): boolean => FULL.includes((error as NodeJS.ErrnoException).code ?? '')

/** One sentence for the operator; the directory is named as `the directory for …`. */
export const diskFull = (directory: string): string => `The disk that holds ${directory} is full; make room on it.`
