/** How often something is killed in a test, unless `KILLS` says otherwise: with `KILLS=20` it takes its time. */
export const killsOr = (few: number): number => Number(process.env['KILLS'] ?? few)
