import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Warranty } from './content.ts'

/** Returns the inspection of a code and the warranty of its certified car; null for an unknown code. */
export async function findPrinted(db: Kysely<Database>, code: string): Promise<{ expertiseId: number; warranty: Warranty | null } | null> {
  const { rows } = await sql<{ expertiseId: number; warranty: Warranty | null }>`
    select s.expertise_id as "expertiseId", case when t.type = 'Certification' and v.is_certified and v.warranty_in_months > 0
      then json_build_object('months', v.warranty_in_months, 'until', v.warranty_expiration_date) end as warranty
    from expertise_sheets s join technical_expertises t on t.id = s.expertise_id join vehicles v on v.id = s.vehicle_id
    where s.code = ${code} and s.version = 1`.execute(db)
  return rows[0] ?? null
}
