/** Isolates the direction of a name or address. */
export function shownName(name: string): string {
  return `\u2068${name}\u2069`
}
