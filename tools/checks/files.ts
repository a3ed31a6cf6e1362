import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Lists the files under a folder of the project (relative paths with `/`), without generated and installed ones. */
export function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => pattern.test(path) && !/(^|\/)(node_modules|build|\.react-router|\.cache)\//.test(path))
    .sort()
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
