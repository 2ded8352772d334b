import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from './steps/project.mjs'

type Case = [folder: string, specifier: string, suffix?: string]

const REFUSED: Case[] = [
  ['packages/contract/src', '@huebook/lineart'],
  ['packages/lineart/src', '@huebook/contract'],
  ['packages/coloring/src', '@huebook/contract'],
  ['packages/illustrator/src', '@huebook/contract'],
  ['apps/server/src/features/plans', '#features/users/users.service.ts'],
  ['apps/server/src/features/plans', '../users/users.service.ts'],
  ['apps/server/src/features/plans', '#app.ts'],
  ['apps/server/src/features/plans', '#areas/foundation.ts'],
  ['apps/server/src/features/plans', '#testing/test-site.ts'],
  ['apps/server/src/features/plans', '@huebook/web'],
  ['apps/server/src/http', '#features/users/users.service.ts'],
  ['apps/server/src/platform/db', '#http/app-error.ts'],
  ['apps/server/src/platform/db/embedded', '#features/users/users.service.ts'],
  ['apps/server/src/ports', '#features/users/accounts.ts'],
  ['apps/server/src/ports', '#http/endpoint.ts'],
  ['apps/server/src/http', '#areas/area.ts'],
  ['apps/server/src/platform/db', '#areas/area.ts'],
  ['apps/server/src/areas', '#app.ts'],
  ['apps/server/src', '@huebook/coloring'],
  ['apps/web/src/ui', '#features/site/site-store.ts'],
  ['apps/web/src/ui', '#api/index.ts'],
  ['apps/web/src/session', '#api/index.ts'],
  ['apps/web/src/api', '#features/site/site-store.ts'],
  ['apps/web/src/features/landing', '#features/site/site-store.ts'],
  ['apps/web/src/features/landing', '../site/site-store.ts'],
  ['apps/web/src/features/landing', '#routes/router.tsx'],
  ['apps/web/src/routes', '#testing/ada.ts'],
  ['apps/web/src', '@huebook/server'],
  ['apps/web/src', '@huebook/illustrator'],
  ['apps/web/src/features/color', '@tauri-apps/api/core'],
  ['apps/web/src/features/color', '@capacitor/core'],
  ['apps/web/src/features/color', '#platform/shell.ts'],
  ['apps/web/src/offline', '@tauri-apps/plugin-dialog'],
  ['apps/web/src/routes', '@capacitor/filesystem'],
  ['apps/web/src/session', '@tauri-apps/api/core'],
  ['apps/web/src/features/color', '#platform/mobile/device.ts'],
  ['apps/web/src/routes', '@capgo/capacitor-printer'],
  ['apps/web/src/session', '@aparajita/capacitor-secure-storage'],
]

const ALLOWED: Case[] = [
  ['packages/coloring/src', '@huebook/lineart'],
  ['packages/lineart/src/regions', '../pixels.ts'],
  ['apps/server/src/features/plans', './plans.queries.ts'],
  ['apps/server/src/features/plans', '#platform/db/schema.ts'],
  ['apps/server/src/features/plans', '#ports/accounts.ts'],
  ['apps/server/src/features/plans', '@huebook/contract'],
  ['apps/server/src/areas', '#features/plans/plans.service.ts'],
  ['apps/server/src/features/plans', '#testing/test-site.ts', '.test'],
  ['apps/web/src/features/landing', '#ui/button.tsx'],
  ['apps/web/src/routes', '#features/site/site-store.ts'],
  ['apps/web/src/routes', '#testing/ada.ts', '.test'],
  ['apps/web/src/features/color', '#platform/index.ts'],
  ['apps/web/src/platform', '@tauri-apps/api/core'],
  ['apps/web/src/platform/mobile', '@capacitor/filesystem'],
]

/** One file for each case in a tree like ours, all of them linted in one go. */
let refused: Set<string>
let tree: string

const KINDS = ['import', 'import type'] as const
const fileOf = ([folder, specifier, suffix = '']: Case, kind: string): string =>
  `${folder}/${`${specifier} ${kind}`.replaceAll(/\W+/g, '-')}${suffix}.ts`

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'huebook-boundaries-')))
  copyFileSync(inProject('biome.json'), join(tree, 'biome.json'))
  for (const kind of KINDS)
    for (const one of [...REFUSED, ...ALLOWED]) {
      const path = join(tree, fileOf(one, kind))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${kind} { thing } from '${one[1]}'\n\nexport type Use = typeof thing\n`)
    }
  const biome = inProject('node_modules/@biomejs/biome/bin/biome')
  const options = [
    '--only=style/noRestrictedImports',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--reporter=github',
  ]
  const report = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: tree, encoding: 'utf8' }).stdout
  refused = new Set(report.split('\n').flatMap((line) => /noRestrictedImports,file=([^,]+)/.exec(line)?.[1] ?? []))
})

afterAll(() => rmSync(tree, { recursive: true }))

describe.each(KINDS)('an %s', (kind) => {
  test.each(REFUSED)('in %s of %s is refused', (...one) => {
    expect(refused).toContain(join(tree, fileOf(one, kind)))
  })

  test.each(ALLOWED)('in %s of %s is fine', (...one) => {
    expect(refused).not.toContain(join(tree, fileOf(one, kind)))
  })
})
