/** How often something is killed in a test, unless `KILLS` says otherwise: `KILLS=20 npm test -- process` takes its time. */
export const killsOr = (few: number): number => Number(process.env['KILLS'] ?? few)
