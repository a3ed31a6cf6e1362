import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who holds a data folder. */
export interface Owner {
  pid: number
  /** tells this process from a later one with the same number */
  birth: string
  purpose: string
  stopping?: boolean
}

/** The folder is held by a living process. */
export class FolderBusyError extends Error {
  readonly owner: Owner

  constructor(folder: string, owner: Owner) {
    super(`${folder} is in use by ${owner.purpose} (process ${owner.pid}).`)
    this.name = 'FolderBusyError'
    this.owner = owner
  }
}

export interface FolderLock {
  /** Lets a process that waits for the folder know that it will soon be free. */
  stopping(): void
  release(): void
}

/**
 * Takes a folder for this process, creating it when missing; what a dead process left behind is taken over. Throws FolderBusyError.
 * Every taking is a turn with a file of its own (`owner-7.json`); the last one holds, and the last file is never removed. So of many
 * that find a dead holder one gets the next turn, and one that slept meanwhile sees that the turns have gone on.
 */
export function lockFolder(folder: string, purpose: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `owner-draft-${process.pid}.json`)
  const mine: Owner = { pid: process.pid, birth: birthOf(process.pid) ?? '', purpose }
  const write = (file: string, owner: Owner & { released?: true }) => {
    writeFileSync(draft, JSON.stringify(owner))
    renameSync(draft, file)
  }
  const file = takeTurn(folder, draft, mine)
  return {
    stopping: () => write(file, { ...mine, stopping: true }),
    release: () => write(file, { ...mine, released: true }),
  }
}

/** Gives the file of the turn that is now this process's. */
function takeTurn(folder: string, draft: string, mine: Owner): string {
  try {
    for (let attempt = 1; ; attempt++) {
      const last = lastTurn(folder)
      const owner = ownerOf(folder)
      if ((owner && isAlive(owner)) || attempt > 20) throw new FolderBusyError(folder, owner ?? mine)
      const file = fileOf(folder, last + 1)
      writeFileSync(draft, JSON.stringify(mine))
      if (!linked(draft, file)) continue
      if (lastTurn(folder) === last + 1) {
        for (const former of turns(folder).filter((turn) => turn <= last)) rmSync(fileOf(folder, former), { force: true })
        return file
      }
      rmSync(file)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The process that took a folder last, dead or alive; null when it was given back, or nobody ever took it. */
export function ownerOf(folder: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(fileOf(folder, lastTurn(folder)), 'utf8')) as Owner & { released?: true }
    return owner.released ? null : owner
  } catch {
    return null
  }
}

/** True when the very process that took the folder still lives, not another one under its old number. */
export function isAlive({ pid, birth }: Owner): boolean {
  return birthOf(pid) === birth
}

function fileOf(folder: string, turn: number): string {
  return join(folder, `owner-${turn}.json`)
}

function turns(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => name.match(/^owner-(\d+)\.json$/)?.[1] ?? [])
    .map(Number)
}

function lastTurn(folder: string): number {
  return Math.max(0, ...turns(folder))
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** When a process was born, as text that no other process with this number shares; null when there is no such process. */
export function birthOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // the fields after the last parenthesis: state is the first, the start time the twentieth; a zombie is dead
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0)
      return 'alive'
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}
