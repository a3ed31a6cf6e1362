/**
 * Serialises requests to the account in all tabs of a browser, so that no change is sent twice and no outdated list arrives after a change.
 */
export async function withLock<T>(talk: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('rihla.favourites', talk) : talk()
}
