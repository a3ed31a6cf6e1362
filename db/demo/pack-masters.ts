import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Packs a folder of masters into a tar archive, sorted by name. */
export function packMasters(folder: string, archive: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  execFileSync('tar', ['--format=ustar', '-cf', archive, '-C', folder, '-T', '-'], { input: files.sort().join('\n') })
}
