import { ConfigError } from '#platform/config.ts'
import { FolderBusyError } from '#platform/folder-lock.ts'

/** A start that cannot go on, told in words without a stack. */
export class StartRefusal extends Error {}

/** How a process ends. */
export interface Stopping {
  /** Adds what must be ended; the last added is ended first. */
  onStop(end: () => Promise<void>): void
  /** Adds what is told at once when the end begins. */
  onBegin(tell: () => void): void
  /** Ends everything and the process, with that exit code. */
  stop(code: number): Promise<void>
  /** true from the first signal on */
  begun(): boolean
}

/**
 * Ends the process in order on SIGINT, SIGTERM, SIGHUP, or when the process that started it is gone. A second signal ends it at once;
 * within a second it counts as the same, since a terminal, npm and its parent each pass Ctrl-C on.
 */
export function stopOnSignal(seconds: number): Stopping {
  const ends: (() => Promise<void>)[] = []
  const tells: (() => void)[] = []
  let began = 0

  async function stop(code: number): Promise<void> {
    if (began > 0) return
    began = Date.now()
    // whatever hangs: requests, jobs and the database each have their own limit below this one
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

  // nothing is left running behind a process that fails; while it ends, what is cut off fails of itself
  process.on('uncaughtException', (error) => {
    if (began > 0) return
    complain(error)
    void stop(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.channel) {
    process.once('disconnect', onSignal)
    // the channel alone must not keep the process alive
    process.channel.unref()
  }
  return { onStop: (end) => void ends.push(end), onBegin: (tell) => void tells.push(tell), stop, begun: () => began > 0 }
}

/** What a person can do about an error, in words; the stack of one that nobody foresaw. */
export function explain(error: unknown): string {
  if (error instanceof FolderBusyError) return `${error.message} Stop it first, or set another DATA_DIR.`
  if (error instanceof ConfigError || error instanceof StartRefusal) return error.message
  return (error as Error).stack ?? String(error)
}

function complain(error: Error): void {
  process.stderr.write(`\n${explain(error)}\n`)
}
