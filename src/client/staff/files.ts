import { asCaller } from '../caller.ts'

/**
 * Fetches a file that only the caller may have, with their token, and opens it in a tab of its own or saves it under its name. False when it
 * did not come.
 */
export async function fetchFile(uri: string, name: string, show: boolean): Promise<boolean> {
  // a tab is opened by the press itself: after a wait browsers take it for a pop-up
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

/** The bytes of a file that only the caller may have, with their token. An error when they did not come. */
export async function fetchBytes(uri: string): Promise<Blob> {
  const answer = await asCaller(new Request(new URL(uri, location.origin)))
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.blob()
}

/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  Object.assign(document.createElement('a'), { href: lasting(content), download: name }).click()
}

/** An address for what was fetched, for as long as a browser needs to begin reading it. */
function lasting(content: Blob): string {
  const url = URL.createObjectURL(content)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return url
}
