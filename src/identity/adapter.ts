import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Database } from '#platform/tables.ts'

/**
 * Seconds within which reuse of a refresh token counts as a race of two tabs and is only rejected. Later it counts as theft, and the
 * provider revokes the whole chain.
 */
const raceSeconds = 10

/**
 * Storage adapter of oidc-provider: one table, one adapter per model. Record ids are credentials (session, code, refresh token), so only
 * their hash is stored.
 */
export function adapterFactory(db: Kysely<Database>): (model: string) => Adapter {
  return (model) => createAdapter(db, model)
}

function createAdapter(db: Kysely<Database>, model: string): Adapter {
  type Row = { payload: AdapterPayload; consumed: Date | null }

  function read(row: Row | undefined, id?: string): AdapterPayload | undefined {
    if (!row) return undefined
    const payload = id === undefined ? row.payload : { ...row.payload, jti: id }
    // within the race window the token appears unused: the second request fails in consume(), which revokes nothing (P3)
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
      // an authenticated interaction grants access like a session does
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
          // every response saves the session: it must not restore a session that is being removed (removeSessions)
          await sql`select from accounts where subject = ${accountId} for share`.execute(trx)
          await save(trx)
        })
    },
    find: async (id) => read(await findBy('id', recordId(id)), id),
    // read-only use in the library: the session is returned without its id
    findByUid: async (uid) => read(await findBy('uid', uid)),
    // device flow: disabled
    findByUserCode: async () => undefined,
    async consume(id) {
      // one statement: of concurrent requests exactly one succeeds (P3)
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
      // A chain is revoked when a token or code was used twice. Its access token cannot be revoked, so its session is marked as ended.
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

/** Returns the stored hash of a record id. */
export function recordId(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** Removes the record's own id and, in an interaction, the id of its session. */
function withoutIds({ jti: _jti, ...payload }: AdapterPayload): AdapterPayload {
  if (!payload.session) return payload
  const { cookie: _cookie, ...session } = payload.session
  return { ...payload, session }
}
