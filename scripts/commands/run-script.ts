import { execFile } from 'node:child_process'
import { inProject } from '../steps/project.mjs'

/** Runs one of the scripts as a person does, and gives what it wrote and how it ended. */
export const runScript = (
  script: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...environment }
    execFile(process.execPath, [inProject(`scripts/${script}.mjs`), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
