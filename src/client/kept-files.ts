import { createStore, del, get, set } from 'idb-keyval'

/** Stores photos of a draft in IndexedDB, as they exceed the local storage (device.ts). */
const opened: { store?: ReturnType<typeof createStore> } = {}
const place = () => {
  opened.store ??= createStore('rihla', 'files')
  return opened.store
}
const key = 'sale'
/** Drafts and their photos expire after 30 days. */
const keptFor = 30 * 86_400_000

export type KeptFiles = Partial<Record<'File1' | 'File2', File>>
/** Bytes instead of a File, which some browsers cannot store. */
interface Kept {
  bytes: ArrayBuffer
  name: string
  type: string
  lastModified: number
}

/** Returns the photos of the draft request; empty when there are none or storage is unavailable. */
export async function readKeptFiles(now: number): Promise<KeptFiles> {
  try {
    const { files, keptAt } = Object(await get(key, place())) as { files?: Record<string, Kept>; keptAt?: number }
    if (!files || keptAt === undefined) return {}
    if (now - keptAt <= keptFor)
      return Object.fromEntries(Object.entries(files).map(([field, { bytes, name, ...more }]) => [field, new File([bytes], name, more)]))
    await del(key, place())
  } catch {
    // IndexedDB is missing or forbidden
  }
  return {}
}

let last: Promise<void> = Promise.resolve()

/** Replaces the stored photos; the last call wins. */
export function keepFiles(files: KeptFiles, now: number): Promise<void> {
  last = last.then(() => write(files, now))
  return last
}

async function write(files: KeptFiles, now: number): Promise<void> {
  try {
    const kept: Record<string, Kept> = {}
    for (const [field, file] of Object.entries(files)) {
      const { name, type, lastModified } = file
      kept[field] = { bytes: await file.arrayBuffer(), name, type, lastModified }
    }
    await (Object.keys(kept).length === 0 ? del(key, place()) : set(key, { files: kept, keptAt: now }, place()))
  } catch {
    // storage is full or forbidden: the photos stay in memory
  }
}

/** Deletes the stored photos. */
export const forgetFiles = (): Promise<void> => keepFiles({}, 0)
