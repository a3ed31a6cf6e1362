import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '#platform/tables.ts'

/**
 * Seconds in which a second use of a refresh token counts as a race of two tabs and is only refused; later it counts as a theft, and
 * the provider ends the whole chain.
 */
const raceSeconds = 10

/**
 * The records of oidc-provider in PostgreSQL: one table, one adapter per model. The id of a record is what a browser shows to be let in
 * (session, code, refresh token), so only its hash is kept: anyone who reads the table opens nothing with it.
 */
export function adapterFactory(db: Kysely<Database>): (model: string) => Adapter {
  return (model) => createAdapter(db, model)
}

function createAdapter(db: Kysely<Database>, model: string): Adapter {
  type Row = { payload: AdapterPayload; consumed: Date | null }

  function read(row: Row | undefined, id?: string): AdapterPayload | undefined {
    if (!row) return undefined
    const payload = id === undefined ? row.payload : { ...row.payload, jti: id }
    // Within the time of a race the token looks fresh: anyone who comes second then fails at consume(), which ends nothing else (P3).
    const race = model === 'RefreshToken' && row.consumed && Date.now() - row.consumed.getTime() < raceSeconds * 1000
    return row.consumed && !race ? { ...payload, consumed: Math.floor(row.consumed.getTime() / 1000) } : payload
  }

  async function findBy(column: 'id' | 'uid', value: string): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      select payload, consumed from provider_records
      where model = ${model} and ${sql.ref(column)} = ${value} and (expires is null or expires > now())`.execute(db)
    return rows[0]
  }

  return {
    async upsert(id, payload, expiresIn) {
      const expires = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null
      const { uid = null, grantId = null } = payload
      // an interaction in which somebody has said who they are lets them in as much as a session does
      const accountId = payload.accountId ?? payload.result?.login?.accountId ?? null
      const kept = JSON.stringify(withoutIds(payload))
      const save = (on: Kysely<Database>) =>
        sql`
          insert into provider_records (model, id, payload, uid, grant_id, account_id, expires)
          select ${model}, ${recordId(id)}, ${kept}::jsonb, ${uid}::text, ${grantId}::text, ${accountId}::text, ${expires}::timestamptz
          where not exists (select from ended_sessions where ${model} = 'Session' and sid = ${uid})
          on conflict (model, id) do update set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
            account_id = excluded.account_id, expires = excluded.expires`.execute(on)
      if (model !== 'Session' || accountId === null) await save(db)
      else
        await db.transaction().execute(async (trx) => {
          // Every answer saves its session again: one that ends at this moment must not come back (removeSessions).
          await sql`select from accounts where subject = ${accountId} for share`.execute(trx)
          await save(trx)
        })
    },
    find: async (id) => read(await findBy('id', recordId(id)), id),
    // the library only looks at what it finds so: it gets a session without the id that browsers know it by
    findByUid: async (uid) => read(await findBy('uid', uid)),
    // codes typed on another device: that flow is switched off
    findByUserCode: async () => undefined,
    async consume(id) {
      // One statement, so that of several at once exactly one goes on (P3).
      const { rows } = await sql`
        update provider_records set consumed = now() where model = ${model} and id = ${recordId(id)} and consumed is null returning id`.execute(
        db,
      )
      if (rows.length === 0) throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await sql`delete from provider_records where model = ${model} and id = ${recordId(id)}`.execute(db)
    },
    async revokeByGrantId(grantId) {
      // A chain is revoked when one of its tokens or codes was used twice. Its access token cannot be taken back, its session can be named.
      if (model === 'RefreshToken')
        await sql`
          insert into ended_sessions (sid)
          select distinct payload ->> 'sid' from provider_records
          where model = ${model} and grant_id = ${grantId} and payload ->> 'sid' is not null
          on conflict (sid) do update set ended = excluded.ended`.execute(db)
      await sql`delete from provider_records where model = ${model} and grant_id = ${grantId}`.execute(db)
    },
  }
}

/** What is kept of the id of a record. */
export function recordId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** The record without its own id and, in an interaction, that of the session it began in. */
function withoutIds({ jti: _jti, ...payload }: AdapterPayload): AdapterPayload {
  if (!payload.session) return payload
  const { cookie: _cookie, ...session } = payload.session
  return { ...payload, session }
}
