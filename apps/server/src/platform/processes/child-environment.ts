const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/**
 * What other programs get of our environment. Our secrets are none of their business, and PG* variables would change what
 * PostgreSQL does. English lets us read its log.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...Object.fromEntries(passedOn), LC_ALL: 'C' }
}
