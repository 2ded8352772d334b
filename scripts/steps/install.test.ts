import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from './project.mjs'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()

/** A checkout with our way to install, which serves with one package, builds with another, and has a third for some systems. */
function checkout(name: string): string {
  const root = join(folder, name)
  cpSync(inProject('scripts/steps'), join(root, 'scripts/steps'), { recursive: true })
  for (const one of ['server', 'builder', 'binary']) {
    mkdirSync(join(root, one))
    writeFileSync(join(root, one, 'package.json'), JSON.stringify({ name: one, version: '1.0.0' }))
  }
  const own = {
    type: 'module',
    dependencies: { server: 'file:server' },
    devDependencies: { builder: 'file:builder' },
    optionalDependencies: { binary: 'file:binary' },
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify(own))
  const packages = {
    '': own,
    server: {},
    builder: { dev: true },
    binary: { optional: true },
    'node_modules/server': { resolved: 'server', link: true },
    'node_modules/builder': { resolved: 'builder', link: true },
    'node_modules/binary': { resolved: 'binary', link: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
  return root
}

/** Installs as every command does, and answers what was said. */
async function install(root: string, env: Record<string, string>): Promise<string> {
  const code = `import { install } from './scripts/steps/install.mjs'; await install()`
  const { stderr } = await run(root, process.execPath, ['--input-type=module', '-e', code], env)
  return stderr
}

const run = (root: string, program: string, args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(program, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: folder, npm_config_offline: 'true', ...env },
  })

const installed = (root: string): string[] =>
  readdirSync(join(root, 'node_modules')).filter((name) => !/^\./.test(name))

test('NODE_ENV=production leaves out nothing that building needs; what is there stays until we install another way', async () => {
  const root = checkout('production')
  const again = () => install(root, { NODE_ENV: 'production' })
  expect(await again()).toContain('Installing what is missing')
  expect(installed(root)).toEqual(['binary', 'builder', 'server'])
  expect(await again()).toBe('')
  writeFileSync(join(root, 'scripts/steps/install.mjs'), '\n', { flag: 'a' })
  expect(await again()).toContain('Installing what is missing')
})

test('nor does an npm that is told to leave it out', async () => {
  const root = checkout('omitting')
  await install(root, { npm_config_production: 'true', npm_config_omit: 'dev\n\noptional' })
  expect(installed(root)).toEqual(['binary', 'builder', 'server'])
})

test('what somebody has removed is installed again', async () => {
  const root = checkout('pruned')
  await install(root, {})
  await run(root, 'npm', ['prune', '--omit=dev', '--no-save'])
  expect(installed(root)).not.toContain('builder')
  await install(root, {})
  expect(installed(root)).toContain('builder')
})
