import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** File storage by key (`pictures/ab/abcdef.avif`): a local folder or a bucket (`s3-storage.ts`). Writes are atomic. */
export interface Storage {
  put(key: string, data: Uint8Array | Readable): Promise<void>
  /** Returns the file, or null when there is none. */
  get(key: string): Promise<Buffer | null>
  /** Returns size in bytes and time of modification, or null when there is none. */
  stat(key: string): Promise<{ size: number; modified: Date } | null>
  /** Streams the bytes `start` to `end`, both included. The file must exist. */
  stream(key: string, range?: { start: number; end: number }): Readable
  exists(key: string): Promise<boolean>
  /** Deletes a file; does nothing when it is missing. */
  delete(key: string): Promise<void>
  /** Returns all keys in alphabetical order within each folder. */
  list(): AsyncIterable<string>
}

/** Throws for a key that could name a file outside the storage. */
export function checkKey(key: string): void {
  if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
}

// files include identity cards: no access for other users of the machine
const ownFolder = 0o700
const ownFile = 0o600

/**
 * Removes the access of other users from a folder and its content, for installations made before this rule. Returns the number of changed
 * entries. A folder that is already closed is not traversed.
 */
export async function closeToOthers(folder: string): Promise<number> {
  const found = await stat(folder).catch(missing)
  // Windows has no such permissions
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return 0
  let mended = 1
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const mode = entry.isDirectory() ? ownFolder : ownFile
    if (entry.isSymbolicLink() || ((await stat(path)).mode & 0o077) === 0) continue
    await chmod(path, mode)
    mended += 1
  }
  // last: an interrupted run starts again
  await chmod(folder, ownFolder)
  return mended
}

/** Creates a storage in a local folder. Files are written to a temporary name and renamed. */
export function folderStorage(folder: string): Storage {
  const place = (key: string): string => {
    checkKey(key)
    return join(folder, key)
  }
  const find = async (key: string) => {
    try {
      const found = await stat(place(key))
      return { size: found.size, modified: found.mtime }
    } catch (error) {
      return missing(error)
    }
  }
  return {
    async put(key, data) {
      const target = place(key)
      const draft = join(folder, '.drafts', randomUUID())
      await mkdir(dirname(target), { recursive: true, mode: ownFolder })
      await mkdir(dirname(draft), { recursive: true, mode: ownFolder })
      try {
        await writeFile(draft, data, { mode: ownFile })
        const file = await open(draft, 'r+')
        await file.sync()
        await file.close()
        await rename(draft, target)
      } finally {
        await rm(draft, { force: true })
      }
    },
    async get(key) {
      try {
        return await readFile(place(key))
      } catch (error) {
        return missing(error)
      }
    },
    stat: find,
    stream: (key, range) => createReadStream(place(key), range),
    exists: async (key) => (await find(key)) !== null,
    delete: (key) => rm(place(key), { force: true }),
    list: () => listFolder(folder, ''),
  }
}

async function* listFolder(folder: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch((error) => missing(error) ?? [])
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const key = path ? `${path}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* listFolder(folder, key)
    else yield key
  }
}

function missing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
