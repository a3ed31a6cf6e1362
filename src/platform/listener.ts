import pg from 'pg'

/** A connection that receives notifications of the database (LISTEN). */
export interface Listener {
  listen(): Promise<void>
  close(): Promise<void>
}

interface ListenerChoices {
  pool: pg.Pool
  signal: AbortSignal
  channel: string
  /** application name of the connection */
  name: string
  heard: (payload: string) => void
  /** called when listening starts; `again`: after a lost connection, so notifications may be missing */
  began: (again: boolean) => void
}

/** Maximum pause between two connection attempts, in ms. */
const longestPause = 5000

/** Listens to a NOTIFY channel and reconnects after a lost connection. */
export function createListener({ pool, signal, channel, name, heard, began }: ListenerChoices): Listener {
  let client: pg.Client | null = null

  const listen = async (attempt = 0): Promise<void> => {
    if (signal.aborted) return
    const own = new pg.Client({ ...pool.options, application_name: name, keepAlive: true })
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
    own.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await own.connect()
      if (signal.aborted) return void own.end().catch(() => {})
      client = own
      await own.query(`listen ${channel}`)
      began(attempt > 0)
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
