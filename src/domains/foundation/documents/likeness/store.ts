import type { Fingerprint } from '@rihla/photo-likeness'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { galleryTypes } from '../rules.ts'

type Db = Kysely<Database>

/** Finds photos of cars without a fingerprint, latest first. Excludes generated pictures. */
export async function findUnprinted(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select d.hash from documents d
    where d.owner_type = 'Vehicle' and d.type = any(${[...galleryTypes]}::text[]) and not d.is_generated and not d.is_deleted
      and not exists (select from picture_prints p where p.hash = d.hash)
    group by d.hash order by max(d.created) desc, d.hash limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Stores the fingerprint of a picture, null when it cannot be decoded; false when one exists. */
export async function insertPrint(db: Db, hash: string, print: Fingerprint | null): Promise<boolean> {
  const marks = print && Buffer.from(print.marks.buffer, print.marks.byteOffset, print.marks.byteLength)
  const { numAffectedRows } = await sql`
    insert into picture_prints (hash, grey, marks, words)
    values (${hash}, ${print && Buffer.from(print.grey)}, ${marks}, ${print?.words ?? []}::int[]) on conflict (hash) do nothing`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Finds pictures that share these index terms, most first. */
export async function findPrints(
  db: Db,
  words: readonly number[],
  besides: string,
  limit: number,
): Promise<{ hash: string; grey: Buffer; marks: Buffer }[]> {
  const wanted = sql`${[...words]}::int[]`
  const { rows } = await sql<{ hash: string; grey: Buffer; marks: Buffer }>`
    select p.hash, coalesce(p.grey, '') as grey, coalesce(p.marks, '') as marks from picture_prints p,
      lateral (select count(*) as shared from unnest(p.words) w where w = any(${wanted})) s
    where p.words && ${wanted} and p.hash <> ${besides} order by s.shared desc, p.hash limit ${limit}`.execute(db)
  return rows
}

/** Stores near-duplicates in both directions. */
export async function insertTwins(db: Db, hash: string, twins: readonly { twin: string; likeness: number }[]): Promise<void> {
  if (twins.length === 0) return
  await sql`
    insert into picture_twins (hash, twin, likeness)
    select case when turned then g.twin else ${hash}::text end, case when turned then ${hash}::text else g.twin end, g.likeness
    from json_to_recordset(${JSON.stringify(twins)}::json) as g(twin text, likeness real), (values (false), (true)) as t(turned)
    on conflict (hash, twin) do nothing`.execute(db)
}

/** Deletes the fingerprint of an erased picture. */
export async function removePrint(db: Db, hash: string): Promise<void> {
  await sql`delete from picture_prints where hash = ${hash}`.execute(db)
}
