import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { birthOf } from './folder-lock.ts'

/**
 * Shuts down a server whose parent process has died, and removes a `postmaster.pid` whose pid belongs to another process. Call it only with
 * the lock of the folder.
 */
export async function stopOrphan(data: string, onStep: (step: string) => void = () => {}): Promise<void> {
  const file = join(data, 'postmaster.pid')
  const pid = firstNumber(file)
  if (pid === null) return
  const birth = birthOf(pid)
  if (birth === null || !servesFolder(pid, data)) {
    rmSync(file, { force: true })
    return
  }
  onStep('stopping a database left running')
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (birthOf(pid) !== birth) return
    process.kill(pid, signal)
    for (let waited = 0; waited < seconds * 20 && birthOf(pid) === birth; waited++) await sleep(50)
  }
  if (birthOf(pid) === birth) throw new Error(`A database server (process ${pid}) still uses ${data} and cannot be stopped.`)
}

function firstNumber(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null
  } catch {
    return null
  }
}

/** Returns true when the process is a PostgreSQL server of this cluster, by its working directory or command line. */
function servesFolder(pid: number, data: string): boolean {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return command.includes(data) || (command[0]?.includes('postgres') === true && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data))
  } catch {
    return false
  }
}
