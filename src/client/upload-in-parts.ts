import type { DataOf, InitOf } from './call.ts'
import { readDevice, writeDevice } from './device.ts'
import { type Uploaded, uploadFile } from './upload.ts'

type Query = InitOf<'post', '/documents/upload'>['params']['query']
type State = DataOf<'post', '/documents/upload/parts'>

/** Record and purpose of an upload. */
export type UploadPlace = Pick<Query, 'Id' | 'Type' | 'Spec' | 'Owner'>

/** Bytes per part, the maximum lost on a dropped connection. */
const partBytes = 256 * 1024
/** Pauses before retries in ms; after the last one the upload fails. */
const waits = [500, 1000, 2000, 4000, 8000]
/** Maximum number of remembered unfinished uploads. */
const maxBegun = 20

/**
 * Uploads a file in parts. It resumes after a dropped connection, and when the same file is chosen again, even after a reload. `onProgress`
 * receives the progress from 0 to 1.
 */
export async function uploadInParts(
  place: UploadPlace,
  file: File,
  onProgress: (part: number) => void,
  stop: AbortSignal,
): Promise<Uploaded<NonNullable<State['document']>>> {
  const name = [...Object.values(place), file.name, file.size, file.lastModified].join('/')
  const ClientId = begin(name)
  let received = 0
  let cuts = 0
  for (;;) {
    const from = received
    const part = file.slice(from, from + partBytes)
    const query = Object.entries({ ...place, ClientId, Offset: from, Size: file.size }).map(([key, value]) => [key, String(value)])
    const progress = (share: number) => onProgress((from + share * part.size) / file.size)
    const { data, error } = await uploadFile<State>(
      `documents/upload/parts?${new URLSearchParams(query)}`,
      new File([part], file.name, { type: file.type }),
      progress,
      stop,
    )
    if (data?.document) {
      forget(name)
      return { data: data.document }
    }
    const wait = data ? 0 : waits[cuts]
    if (error || wait === undefined) return { error: error ?? null }
    received = data?.received ?? received
    cuts = data ? 0 : cuts + 1
    if (wait > 0) await pause(wait, stop)
    if (stop.aborted) return { error: null }
  }
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (stop.aborted) end()
    stop.addEventListener('abort', end)
  })
}

/** Returns the unfinished uploads of this device, by target and file, each with its server id; the latest last. */
function begun(): [string, string][] {
  const kept = readDevice('uploads')
  return Array.isArray(kept)
    ? kept.filter((one): one is [string, string] => Array.isArray(one) && one.every((part) => typeof part === 'string'))
    : []
}

function begin(name: string): string {
  const known = begun().find(([one]) => one === name)?.[1]
  if (known !== undefined) return known
  const id = crypto.randomUUID()
  writeDevice('uploads', [...begun(), [name, id]].slice(-maxBegun))
  return id
}

function forget(name: string): void {
  writeDevice(
    'uploads',
    begun().filter(([one]) => one !== name),
  )
}
