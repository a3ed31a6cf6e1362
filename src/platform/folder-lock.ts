import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process that holds a data folder. */
export interface Owner {
  pid: number
  /** distinguishes this process from a later one with the same pid */
  birth: string
  purpose: string
  stopping?: boolean
}

/** Thrown when a living process holds the folder. */
export class FolderBusyError extends Error {
  readonly owner: Owner

  constructor(folder: string, owner: Owner) {
    super(`${folder} is in use by ${owner.purpose} (process ${owner.pid}).`)
    this.name = 'FolderBusyError'
    this.owner = owner
  }
}

export interface FolderLock {
  /** Marks the owner as stopping, for processes that wait for the folder. */
  stopping(): void
  release(): void
}

/**
 * Locks a folder for this process and creates it when missing. Takes over the lock of a dead process. Throws FolderBusyError.
 * Each acquisition creates a numbered file (`owner-7.json`). The highest number holds the lock; the last file is never removed. Of several
 * processes that find a dead owner, one creates the next number, and a suspended owner finds a higher number when it resumes.
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

/** Creates the next numbered file and returns its path. */
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

/** Returns the last owner of a folder, dead or alive; null when the folder is free. */
export function ownerOf(folder: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(fileOf(folder, lastTurn(folder)), 'utf8')) as Owner & { released?: true }
    return owner.released ? null : owner
  } catch {
    return null
  }
}

/** Returns true when the owner is alive; false for another process with the same pid. */
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

/**
 * Returns an identifier of a process start, unique among processes with this pid (except on Windows); null when there is no such process.
 */
export function birthOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // fields after the last parenthesis: the first is the state (Z: zombie), the twentieth the start time
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
