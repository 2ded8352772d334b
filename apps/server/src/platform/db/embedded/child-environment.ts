const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/** PG* variables would change what PostgreSQL does, and our secrets are none of its business. English lets us read its log. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...Object.fromEntries(passedOn), LC_ALL: 'C' }
}
