import { createStore, del, get, set } from 'idb-keyval'

/** Files that the device keeps for its person: photos are too large for the local storage, where texts are (device.ts). */
const opened: { store?: ReturnType<typeof createStore> } = {}
const place = () => {
  opened.store ??= createStore('rihla', 'files')
  return opened.store
}
const key = 'sale'
/** What is not sent within a month is forgotten, as its draft is. */
const keptFor = 30 * 86_400_000

export type KeptFiles = Partial<Record<'File1' | 'File2', File>>
/** Bytes, for not every browser keeps a file as such. */
interface Kept {
  bytes: ArrayBuffer
  name: string
  type: string
  lastModified: number
}

/** The photos of a request that is being written; none where nothing is kept, or the browser keeps nothing. */
export async function readKeptFiles(now: number): Promise<KeptFiles> {
  try {
    const { files, keptAt } = Object(await get(key, place())) as { files?: Record<string, Kept>; keptAt?: number }
    if (!files || keptAt === undefined) return {}
    if (now - keptAt <= keptFor)
      return Object.fromEntries(Object.entries(files).map(([field, { bytes, name, ...more }]) => [field, new File([bytes], name, more)]))
    await del(key, place())
  } catch {
    // a browser that keeps no files, or forbids it
  }
  return {}
}

let last: Promise<void> = Promise.resolve()

/** Keeps these photos and no others; what was said last counts. */
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
    // storage full or forbidden: they stay with the page
  }
}

/** Takes the photos off this device. */
export const forgetFiles = (): Promise<void> => keepFiles({}, 0)
