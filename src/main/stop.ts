import { ConfigError } from '#platform/config.ts'
import { FolderBusyError } from '#platform/folder-lock.ts'

/** A start that cannot continue; shown without stack. */
export class StartRefusal extends Error {}

/** Shutdown of a process. */
export interface Stopping {
  /** Adds a shutdown step; the last added runs first. */
  onStop(end: () => Promise<void>): void
  /** Adds a callback for the start of the shutdown. */
  onBegin(tell: () => void): void
  /** Runs all shutdown steps and exits with `code`. */
  stop(code: number): Promise<void>
  /** true from the first signal on */
  begun(): boolean
}

/**
 * Shuts the process down on SIGINT, SIGTERM, SIGHUP, or when its parent exits. A second signal exits immediately; within one second it
 * counts as the same, as terminal, npm and parent each forward Ctrl-C.
 */
export function stopOnSignal(seconds: number): Stopping {
  const ends: (() => Promise<void>)[] = []
  const tells: (() => void)[] = []
  let began = 0

  async function stop(code: number): Promise<void> {
    if (began > 0) return
    began = Date.now()
    // last resort: requests, jobs and database have shorter timeouts
    setTimeout(() => process.exit(1), (seconds * 2 + 40) * 1000).unref()
    for (const tell of tells) tell()
    for (let end = ends.pop(); end; end = ends.pop()) await end().catch(complain)
    process.exit(code)
  }

  function onSignal(): void {
    if (began === 0) {
      process.stderr.write('\nStopping …\n')
      void stop(0)
    } else if (Date.now() - began > 1000) {
      process.stderr.write('Stopped at once.\n')
      process.exit(1)
    }
  }

  // shut down on uncaught errors; during the shutdown they are expected
  process.on('uncaughtException', (error) => {
    if (began > 0) return
    complain(error)
    void stop(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.channel) {
    process.once('disconnect', onSignal)
    // the IPC channel must not keep the process alive
    process.channel.unref()
  }
  return { onStop: (end) => void ends.push(end), onBegin: (tell) => void tells.push(tell), stop, begun: () => began > 0 }
}

/** Formats an error for the terminal, with advice; unexpected errors include their stack. */
export function explain(error: unknown): string {
  if (error instanceof FolderBusyError) return `${error.message} Stop it first, or set another DATA_DIR.`
  if (error instanceof ConfigError || error instanceof StartRefusal) return error.message
  return (error as Error).stack ?? String(error)
}

function complain(error: Error): void {
  process.stderr.write(`\n${explain(error)}\n`)
}
