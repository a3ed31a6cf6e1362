import { sql } from 'kysely'
import type { Deps } from '#platform/context.ts'

/** Cache lifetime in ms: the maximum delay of a sign-out in other processes. */
const readAge = 1000

/**
 * Creates a check for ended sessions. Those ended within the lifetime of an access token are cached and reloaded at most once a second, on
 * demand.
 */
export function createEndedSessions({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): (session: string) => Promise<boolean> {
  let kept: { readAt: number; sessions: Promise<Set<string>> } | null = null

  async function read(): Promise<Set<string>> {
    // the clock skew of the token validation, plus a margin
    const since = new Date(clock.now().getTime() - (config.identity.accessTokenSeconds + 600) * 1000)
    const { rows } = await sql<{ sid: string }>`select sid from ended_sessions where ended > ${since}`.execute(db)
    return new Set(rows.map(({ sid }) => sid))
  }

  return async (session) => {
    const now = performance.now()
    if (!kept || now - kept.readAt > readAge) {
      const reading = { readAt: now, sessions: read() }
      kept = reading
      reading.sessions.catch(() => {
        if (kept === reading) kept = null
      })
    }
    return (await kept.sessions).has(session)
  }
}
