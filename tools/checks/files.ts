import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Every file under a folder of the project (relative paths with `/`), generated and installed ones left out. */
export function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => pattern.test(path) && !/(^|\/)(node_modules|build|\.react-router|\.cache)\//.test(path))
    .sort()
}

/** The text of a project file. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
