import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { updateClock } from './local-day.ts'

/** A file of db/migrations. `checksum` ignores comments and whitespace. */
export interface Migration {
  name: string
  text: string
  checksum: string
}

/** Advisory lock that prevents concurrent migrations. */
const lock = 7_263_001

/** Returns the migrations of a folder in the order of their names (`NNNN-word.sql`). */
export function readMigrations(folder = join(import.meta.dirname, '../../db/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[\w-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const substance = text.replaceAll(/--[^\n]*/g, '').replaceAll(/\s+/g, ' ')
      return { name: file.replace('.sql', ''), text, checksum: createHash('sha256').update(substance).digest('hex').slice(0, 16) }
    })
}

/**
 * Applies pending migrations, each in its own transaction, and updates the clock changes of Morocco. Returns the names applied. Throws when
 * a file fails (earlier files stay applied), an applied file has changed, or a newer version has migrated the database.
 */
export async function migrate(
  pool: Pool,
  migrations = readMigrations(),
  onFile: (name: string, done: number) => void = () => {},
): Promise<string[]> {
  const client = await pool.connect()
  // a lost connection fails at its next query
  client.on('error', ignore)
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const applied = await appliedMigrations(client)
    for (const { name, checksum } of migrations) {
      const before = applied.get(name)
      if (before && before !== checksum) {
        throw new Error(
          `Migration ${name} was changed after this database had applied it: add a new file instead, or begin with a new database.`,
        )
      }
    }
    const last = migrations.at(-1)?.name ?? ''
    const newer = [...applied.keys()].filter((name) => name > last).sort()
    if (newer.length > 0)
      throw new Error(
        `This database was migrated by a newer version (${newer.join(', ')}): start that version, or restore a backup from before it.`,
      )
    const fresh = migrations.filter(({ name }) => !applied.has(name))
    for (const [i, migration] of fresh.entries()) {
      onFile(migration.name, i)
      await apply(client, migration)
    }
    const { rows } = await client.query<{ known: boolean }>(`select to_regclass('clock_changes') is not null as known`)
    if (rows[0]?.known) await updateClock(client)
    return fresh.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => {})
    client.off('error', ignore)
    client.release()
  }
}

function ignore(): void {}

async function appliedMigrations(client: PoolClient): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function apply(client: PoolClient, { name, text, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    const { position, message } = cause as { position?: string; message: string }
    const line = position ? ` (line ${text.slice(0, Number(position)).split('\n').length})` : ''
    throw new Error(`Migration ${name} failed${line}: ${message}`, { cause })
  }
}
