import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
      await mkdir(dirname(target), { recursive: true })
      await mkdir(dirname(draft), { recursive: true })
      try {
        await writeFile(draft, data)
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
