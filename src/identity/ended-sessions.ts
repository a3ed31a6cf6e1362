import { sql } from 'kysely'
import type { Deps } from '#platform/context.ts'

/** How long what was read is believed, in ms: a sign-out is known to every process this soon. */
const readAge = 1000

/**
 * Tells whether a session has ended. The few that ended within the life of an access token are kept in memory and read again at
 * most once a second, when somebody asks.
 */
export function createEndedSessions({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>): (session: string) => Promise<boolean> {
  let kept: { readAt: number; sessions: Promise<Set<string>> } | null = null

  async function read(): Promise<Set<string>> {
    // the skew that the check of a token allows, and some
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
