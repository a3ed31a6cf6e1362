import { createStore, del, get, keys, set } from 'idb-keyval'
import { noWork, type Work } from './work.ts'

/** A photo that waits on this device until the server has it. */
export interface WaitingPhoto {
  /** how the server knows it again when it comes twice */
  clientId: string
  checkPartQuotationId: number
  /** JPEG; bytes, for not every browser keeps a file as such */
  bytes: ArrayBuffer
  /** a small copy to look at, as an address of its own */
  preview: string
  /** why the server refused it, in its words */
  refusal?: string
}

const opened: { store?: ReturnType<typeof createStore> } = {}
const place = () => {
  opened.store ??= createStore('rihla-expertise', 'work')
  return opened.store
}

/** What the device keeps of one person's work on one sheet: nobody else who signs in here sees it, and it is gone once it was sent. */
export function keptWork(subject: string, sheet: number) {
  const work = `${subject} ${sheet} work`
  const photos = `${subject} ${sheet} photo `
  return {
    read: async (): Promise<Work> => ({ ...noWork, ...(await get<Partial<Work>>(work, place())) }),
    write: (now: Work): Promise<void> => (now === noWork ? del(work, place()) : set(work, now, place())),
    photos: async (): Promise<WaitingPhoto[]> => {
      const own = (await keys<string>(place())).filter((key) => key.startsWith(photos))
      const found = await Promise.all(own.map((key) => get<WaitingPhoto>(key, place())))
      return found.filter((one) => one !== undefined)
    },
    keepPhoto: (photo: WaitingPhoto): Promise<void> => set(photos + photo.clientId, photo, place()),
    dropPhoto: (clientId: string): Promise<void> => del(photos + clientId, place()),
  }
}
export type KeptWork = ReturnType<typeof keptWork>
