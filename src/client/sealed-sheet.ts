/** Loads a sealed inspection report, revalidated with the server; null when there is none. */
export async function loadSealedSheet<T>(address: string): Promise<T | null> {
  const answer = await fetch(address, { cache: 'no-cache' })
  return answer.ok ? answer.json() : null
}

/** Returns the SHA-256 of a file in hexadecimal. Throws when it cannot be loaded. */
export async function digestOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(String(answer.status))
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
