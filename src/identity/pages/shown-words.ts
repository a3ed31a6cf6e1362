/** An address or a name in letters of either script, that keeps its own direction in any sentence. */
export function shownName(name: string): string {
  return `\u2068${name}\u2069`
}
