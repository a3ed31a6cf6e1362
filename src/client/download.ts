import { asCaller } from './caller.ts'

/**
 * Downloads a private file with the user's token and saves it under its name. `onProgress` receives the progress from 0 to 1. Returns false when
 * the file is incomplete.
 */
export async function downloadFile(
  { uri, fileName, size }: { uri: string; fileName: string; size: number | null },
  onProgress: (part: number) => void,
): Promise<boolean> {
  try {
    const answer = await asCaller(new Request(new URL(uri, location.origin)))
    if (!answer.ok || !answer.body) return false
    const whole = size ?? Number(answer.headers.get('content-length') ?? 1)
    const parts: Uint8Array<ArrayBuffer>[] = []
    let come = 0
    for await (const part of readParts(answer.body)) {
      parts.push(part)
      come += part.byteLength
      onProgress(Math.min(1, come / Math.max(1, whole)))
    }
    save(new Blob(parts, { type: answer.headers.get('content-type') ?? 'application/octet-stream' }), fileName)
    return true
  } catch {
    return false
  }
}

/** some browsers lack async iteration of streams */
async function* readParts(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function save(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // time for the browser to start reading
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
