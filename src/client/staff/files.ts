import { asCaller } from '../caller.ts'

/** Downloads a private file with the user's token and opens it in a new tab or saves it under its name. Returns false on failure. */
export async function fetchFile(uri: string, name: string, show: boolean): Promise<boolean> {
  // opened within the user gesture: later, browsers block it as a popup
  const tab = show ? window.open('', '_blank') : null
  try {
    const content = await fetchBytes(uri)
    if (tab) tab.location.href = lasting(content)
    else saveFile(name, content)
    return true
  } catch {
    tab?.close()
    return false
  }
}

/** Returns the bytes of a private file. Throws on failure. */
export async function fetchBytes(uri: string): Promise<Blob> {
  const answer = await asCaller(new Request(new URL(uri, location.origin)))
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.blob()
}

/** Saves a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  Object.assign(document.createElement('a'), { href: lasting(content), download: name }).click()
}

/** Returns an object URL that is revoked after the browser has read it. */
function lasting(content: Blob): string {
  const url = URL.createObjectURL(content)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return url
}
