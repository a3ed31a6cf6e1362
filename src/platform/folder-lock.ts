import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who holds a data folder: written in its `owner.json`. */
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

/** Takes a folder for this process, creating it when missing; what a dead process left behind is taken over. Throws FolderBusyError. */
export function lockFolder(folder: string, purpose: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner.json')
  const draft = join(folder, `owner-${process.pid}.json`)
  const mine: Owner = { pid: process.pid, birth: birthOf(process.pid) ?? '', purpose }
  try {
    for (let attempt = 0; ; attempt++) {
      writeFileSync(draft, JSON.stringify(mine))
      if (linked(draft, file)) break
      const owner = ownerOf(folder)
      if ((owner && isAlive(owner)) || attempt === 20) throw new FolderBusyError(folder, owner ?? mine)
      giveUp(file, owner)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    stopping() {
      writeFileSync(draft, JSON.stringify({ ...mine, stopping: true }))
      renameSync(draft, file)
    },
    release: () => rmSync(file, { force: true }),
  }
}

/** The process written in a folder's `owner.json`, dead or alive; null when nobody holds the folder. */
export function ownerOf(folder: string): Owner | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as Owner
  } catch {
    return null
  }
}

/** True when the very process that took the folder still lives, not another one under its old number. */
export function isAlive({ pid, birth }: Owner): boolean {
  return birthOf(pid) === birth
}

/** Moves a dead owner's file away; when another process was quicker and it is already the new owner's, puts that one back. */
function giveUp(file: string, dead: Owner | null): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    const moved = JSON.parse(readFileSync(aside, 'utf8')) as Owner
    if (dead && (moved.pid !== dead.pid || moved.birth !== dead.birth)) linked(aside, file)
  } catch {
    // gone already, or cut short by a crash: nothing to put back
  }
  rmSync(aside, { force: true })
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
