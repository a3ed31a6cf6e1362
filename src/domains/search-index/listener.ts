import pg from 'pg'

/** The connection on which the database tells that vehicles have changed. */
export interface Listener {
  listen(): Promise<void>
  close(): Promise<void>
}

interface ListenerDeps {
  pool: pg.Pool
  signal: AbortSignal
  /** `removed`: a row may be gone; `regained`: rows may have been removed while nobody listened */
  told: (what: 'changed' | 'removed' | 'regained') => void
}

/** Between two tries to connect, in ms at most. */
const longestPause = 5000

/** Listens to `vehicles`, and connects again whenever the connection is lost. */
export function createListener({ pool, signal, told }: ListenerDeps): Listener {
  let client: pg.Client | null = null

  const listen = async (attempt = 0): Promise<void> => {
    if (signal.aborted) return
    const own = new pg.Client({ ...pool.options, application_name: 'rihla stock index', keepAlive: true })
    let lost = false
    const lose = () => {
      if (lost || signal.aborted) return
      lost = true
      client = null
      void own.end().catch(() => {})
      setTimeout(() => void listen(attempt + 1), Math.min(100 * 2 ** attempt, longestPause)).unref()
    }
    own.on('error', lose)
    own.on('end', lose)
    own.on('notification', ({ payload }) => told(payload === 'removed' ? 'removed' : 'changed'))
    try {
      await own.connect()
      if (signal.aborted) return void own.end().catch(() => {})
      client = own
      await own.query('listen vehicles')
      told(attempt === 0 ? 'changed' : 'regained')
      attempt = 0
    } catch {
      lose()
    }
  }

  return {
    listen: () => listen(),
    async close() {
      const open = client
      client = null
      await open?.end().catch(() => {})
    },
  }
}
