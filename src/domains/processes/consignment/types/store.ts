import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { AgreedTerms } from '../contract.ts'
import type { IntermediationType, IntermediationTypeInput } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const fees = sql`coalesce((select json_agg(json_build_object('id', f.id, 'name', coalesce(f.names ->> 'fr', ''), 'names', f.names,
    'intermediationType', json_build_object('id', t.id, 'name', coalesce(t.names ->> 'fr', '')), 'intermediationTypeId', t.id, 'saleFeeType', f.sale_fee_type, 'value', f.value) order by f.id)
  from sale_fees f where f.intermediation_type_id = t.id), '[]')`

/** Returns every type with its fees, active ones first. */
export async function findTypes(db: Db): Promise<IntermediationType[]> {
  const { rows } = await sql<IntermediationType>`
    select t.id, coalesce(t.names ->> 'fr', '') as name, t.names, t.calculation_rule as "calculationRule", t.type, t.is_deactivated as "isDeactivated",
      ${fees} as "saleFees"
    from intermediation_types t order by t.is_deactivated, t.id`.execute(db)
  return rows
}

/** Returns an active type in the form stored in a contract; null for none. */
export async function findTerms(db: Db, id: number): Promise<AgreedTerms | null> {
  const { rows } = await sql<AgreedTerms>`
    select t.id as "intermediationTypeId", t.names, t.calculation_rule as "calculationRule",
      coalesce((select json_agg(json_build_object('names', f.names, 'saleFeeType', f.sale_fee_type, 'value', f.value) order by f.id)
        from sale_fees f where f.intermediation_type_id = t.id), '[]') as "saleFees"
    from intermediation_types t where t.id = ${id} and not t.is_deactivated`.execute(db)
  return rows[0] ?? null
}

/** Creates or updates a type; null for an unknown id. */
export async function saveType(
  trx: Trx,
  id: number | null,
  given: IntermediationTypeInput,
  by: string | null,
  now: Date,
): Promise<number | null> {
  const { names, calculationRule, type, isDeactivated, saleFees } = given
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into intermediation_types (names, calculation_rule, type, is_deactivated, last_modified, last_modified_by)
          values (${JSON.stringify(names)}::jsonb, ${calculationRule}, ${type}, ${isDeactivated}, ${now}, ${by}) returning id`.execute(trx)
      : await sql<{ id: number }>`
          update intermediation_types set names = ${JSON.stringify(names)}::jsonb, calculation_rule = ${calculationRule}, type = ${type},
            is_deactivated = ${isDeactivated}, last_modified = ${now}, last_modified_by = ${by}
          where id = ${id} returning id`.execute(trx)
  const saved = rows[0]?.id ?? null
  if (saved === null) return null
  await sql`delete from sale_fees where intermediation_type_id = ${saved}`.execute(trx)
  for (const fee of saleFees)
    await sql`
      insert into sale_fees (intermediation_type_id, names, sale_fee_type, value)
      values (${saved}, ${JSON.stringify(fee.names)}::jsonb, ${fee.saleFeeType}, ${fee.value})`.execute(trx)
  return saved
}
