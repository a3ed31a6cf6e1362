/**
 * Talks with the account about its favourites follow one another, in all tabs of a browser: what one tab has told, the next does not tell
 * again, and a list that was asked for before a change never arrives after it.
 */
export async function inTurn<T>(talk: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('rihla.favourites', talk) : talk()
}
