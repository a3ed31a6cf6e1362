import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where files are kept, by key (`pictures/ab/abcdef.avif`). A file is there whole or not at all. */
export interface Storage {
  put(key: string, data: Uint8Array | Readable): Promise<void>
  /** The whole file, or null when there is none. */
  get(key: string): Promise<Buffer | null>
  /** Size in bytes and time of writing, or null when there is none. */
  stat(key: string): Promise<{ size: number; modified: Date } | null>
  /** Bytes `start` to `end`, both included; the file must be there. */
  stream(key: string, range?: { start: number; end: number }): Readable
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}

// identity cards lie here: nobody else of the machine reads them
const ownFolder = 0o700
const ownFile = 0o600

/**
 * Takes the rights of others from a folder of files and all that lies in it, as installations of before may have left them. Gives how many
 * were mended; where the folder itself is closed nothing has to be looked at.
 */
export async function closeToOthers(folder: string): Promise<number> {
  const found = await stat(folder).catch(missing)
  // Windows knows no such rights
  if (!found || process.platform === 'win32' || (found.mode & 0o077) === 0) return 0
  let mended = 1
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const mode = entry.isDirectory() ? ownFolder : ownFile
    if (entry.isSymbolicLink() || ((await stat(path)).mode & 0o077) === 0) continue
    await chmod(path, mode)
    mended += 1
  }
  // last: a start that was cut off in between begins again
  await chmod(folder, ownFolder)
  return mended
}

/** Files in a local folder, written beside and renamed, so that a reader never sees half a file. */
export function folderStorage(folder: string): Storage {
  const place = (key: string): string => {
    if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
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
  }
}

function missing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
