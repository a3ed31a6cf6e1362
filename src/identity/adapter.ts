import { type Kysely, sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '#platform/tables.ts'

/**
 * Seconds in which a second use of a refresh token counts as a race of two tabs and is only refused; later it counts as a theft, and
 * the provider ends the whole chain.
 */
const raceSeconds = 10

/** The records of oidc-provider in PostgreSQL: one table, one adapter per model. */
export function adapterFactory(db: Kysely<Database>): (model: string) => Adapter {
  return (model) => createAdapter(db, model)
}

function createAdapter(db: Kysely<Database>, model: string): Adapter {
  type Row = { payload: AdapterPayload; consumed: Date | null }

  function read(row: Row | undefined): AdapterPayload | undefined {
    if (!row) return undefined
    // Within the time of a race the token looks fresh: whoever comes second then fails at consume(), which ends nothing else (P3).
    const race = model === 'RefreshToken' && row.consumed && Date.now() - row.consumed.getTime() < raceSeconds * 1000
    return row.consumed && !race ? { ...row.payload, consumed: Math.floor(row.consumed.getTime() / 1000) } : row.payload
  }

  async function findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await sql<Row>`
      select payload, consumed from provider_records
      where model = ${model} and ${sql.ref(column)} = ${value} and (expires is null or expires > now())`.execute(db)
    return read(rows[0])
  }

  return {
    async upsert(id, payload, expiresIn) {
      const expires = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null
      const { uid = null, grantId = null, accountId = null } = payload
      await sql`
        insert into provider_records (model, id, payload, uid, grant_id, account_id, expires)
        values (${model}, ${id}, ${JSON.stringify(payload)}, ${uid}, ${grantId}, ${accountId}, ${expires})
        on conflict (model, id) do update set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
          account_id = excluded.account_id, expires = excluded.expires`.execute(db)
    },
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    // codes typed on another device: that flow is switched off
    findByUserCode: async () => undefined,
    async consume(id) {
      // One statement, so that of several at once exactly one goes on (P3).
      const { rows } = await sql`
        update provider_records set consumed = now() where model = ${model} and id = ${id} and consumed is null returning id`.execute(db)
      if (rows.length === 0) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await sql`delete from provider_records where model = ${model} and id = ${id}`.execute(db)
    },
    async revokeByGrantId(grantId) {
      await sql`delete from provider_records where model = ${model} and grant_id = ${grantId}`.execute(db)
    },
  }
}
