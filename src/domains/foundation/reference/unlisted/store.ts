import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import { byLanguage } from '#shared/language.ts'

type Db = Kysely<Database> | Transaction<Database>

/** SQL: unlisted part of the model `m` of the make `b` (`UnlistedPart`); null for a listed model. */
export const unlistedPart = (b: string, m: string): string =>
  `case when not ${b}.is_listed then 'Brand' when not ${m}.is_listed then 'Model' end`

/** SQL: the listed model of a vehicle; null while its model is unlisted. */
export const listedModel = (v: string): string => `(select l.id from models l where l.id = ${v}.model_id and l.is_listed)`

/** Returns the listed make and model of these names; null for a name outside the list. */
export async function findModelNamed(
  db: Db,
  { brand, model }: { brand: string; model: string },
): Promise<{ brandId: number | null; modelId: number | null }> {
  const { rows } = await sql<{ brandId: number | null; modelId: number | null }>`
    select b.id as "brandId",
      (select m.id from models m where m.brand_id = b.id and m.is_listed and lower(m.name) = lower(${model}) limit 1) as "modelId"
    from brands b where b.is_listed and lower(b.name) = lower(${brand}) limit 1`.execute(db)
  return rows[0] ?? { brandId: null, modelId: null }
}

/** Returns the listed make with a (squashed) spelling; null when none or several have it. */
export async function findSpelledBrand(db: Db, spelling: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select b.name from spellings s join brands b on b.id = s.target_id
    where s.kind = 'brand' and s.spelling = ${spelling} and b.is_listed limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.name ?? null) : null
}

/**
 * Saves make and model under these names and returns their ids. Reuses rows with the same names, ignoring case; a listed row stays
 * unchanged, an unlisted one takes the given spelling once it is listed.
 */
export async function saveModel(
  db: Db,
  { brand, model, bodyStyle, isListed }: { brand: string; model: string; bodyStyle: string | null; isListed: boolean },
): Promise<{ brandId: number; modelId: number }> {
  const json = (name: string) => JSON.stringify(byLanguage(() => name))
  const brandId = savedId(
    await sql<{ id: number }>`
      with known as (select id from brands where lower(name) = lower(${brand}) order by not is_listed, id limit 1),
      changed as (
        update brands b set name = ${brand}, names = ${json(brand)}::jsonb, is_listed = true
        from known k where b.id = k.id and not b.is_listed and ${isListed}::boolean returning b.id
      ), made as (
        insert into brands (name, names, is_listed) select ${brand}, ${json(brand)}::jsonb, ${isListed} where not exists (select from known)
        on conflict (name) do update set is_listed = brands.is_listed or excluded.is_listed returning id
      )
      select id from changed union select id from made union select id from known`.execute(db),
  )
  const modelId = savedId(
    await sql<{ id: number }>`
      with known as (select id from models where brand_id = ${brandId} and lower(name) = lower(${model}) order by not is_listed, id limit 1),
      changed as (
        update models m set name = ${model}, names = ${json(model)}::jsonb, is_listed = true, body_style = coalesce(${bodyStyle}, m.body_style)
        from known k where m.id = k.id and not m.is_listed and ${isListed}::boolean returning m.id
      ), made as (
        insert into models (brand_id, name, names, body_style, is_listed)
        select ${brandId}, ${model}, ${json(model)}::jsonb, coalesce(${bodyStyle}, 'Sedan'), ${isListed} where not exists (select from known)
        on conflict (brand_id, name) do update set is_listed = models.is_listed or excluded.is_listed returning id
      )
      select id from changed union select id from made union select id from known`.execute(db),
  )
  return { brandId, modelId }
}

const savedId = ({ rows }: { rows: { id: number }[] }): number => {
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the name was not saved')
  return id
}

/** Locks a car with an unlisted model and returns its store and body style; null for any other car. */
export async function lockUnlisted(
  trx: Transaction<Database>,
  vehicleId: number,
): Promise<{ storageAreaId: number | null; bodyStyle: string | null } | null> {
  const { rows } = await sql<{ storageAreaId: number | null; bodyStyle: string | null }>`
    select v.storage_area_id as "storageAreaId", v.body_style as "bodyStyle" from vehicles v join models m on m.id = v.model_id
    where v.id = ${vehicleId} and not m.is_listed and not v.is_deleted for update of v`.execute(trx)
  return rows[0] ?? null
}
