import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { MixStage } from '../../e2e/mix/stage.ts'

const run = promisify(execFile)

/** What a call of the mix cannot do without, as the database counts it: its statements, which `pgbench` sends by themselves. */
export async function rateOfSql({ postgres, inDatabase }: MixStage, clients: number, seconds: number): Promise<number> {
  const { token_hash } = await inDatabase(
    async (client) =>
      (await client.query(`select encode(token_hash, 'hex') as token_hash from sessions limit 1`)).rows[0],
  )
  const who = `select u.id from sessions s join users u on u.id = s.user_id where s.token_hash = decode('${token_hash}', 'hex');`
  const scripts: [string, number][] = [
    [
      `${who}\nselect * from pages where public order by created_at desc, id desc limit 24;\nselect count(*) from (select 1 from pages where public limit 1000) counted;`,
      70,
    ],
    [`${who}\nselect * from pages offset 7 limit 1;`, 15],
    [
      `${who}\nbegin;\nupdate pages set favorited_count = favorited_count where id = (select id from pages offset 9 limit 1);\ncommit;`,
      15,
    ],
  ]
  const folder = await mkdtemp(join(tmpdir(), 'huebook-pgbench-'))
  try {
    const files = await Promise.all(
      scripts.map(async ([sql, share], one) => {
        const file = join(folder, `${one}.sql`)
        await writeFile(file, sql)
        return ['-f', `${file}@${share}`]
      }),
    )
    const url = new URL(postgres.url)
    const where = ['-h', url.hostname, '-p', url.port, '-U', url.username, url.pathname.slice(1)]
    const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)]
    const { stdout } = await run(join(postgres.bin, 'pgbench'), [...how, ...files.flat(), ...where])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
