/** The name of a backup that is made by hand now; sorted by name they are sorted by age. */
export const backupFile = (now: Date): string => `huebook-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar`
