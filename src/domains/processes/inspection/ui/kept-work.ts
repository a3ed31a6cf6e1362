import { createStore, del, get, keys, set } from 'idb-keyval'
import { noWork, type Work } from './work.ts'

/** Photo stored on the device until it is uploaded. */
export interface WaitingPhoto {
  /** idempotency key of the upload */
  clientId: string
  checkPartQuotationId: number
  /** JPEG as bytes, because not every browser stores files */
  bytes: ArrayBuffer
  /** thumbnail as a data URL */
  preview: string
  /** rejection message of the server */
  refusal?: string
}

const opened: { store?: ReturnType<typeof createStore> } = {}
const place = () => {
  opened.store ??= createStore('rihla-expertise', 'work')
  return opened.store
}

/** Local storage of a person's work on an inspection: not visible to other users of the device, deleted after upload. */
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
