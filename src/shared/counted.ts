/** Maximum exact row count of staff lists; larger counts are shown as "1 000+". */
export const countedTo = 1000

/** Returns the row limit of a count query: one above the exact maximum, and one beyond the page, to detect a next page. */
export function countLimit({ page, size }: { page: number; size: number } = { page: 1, size: 0 }): number {
  return Math.max(countedTo, page * size) + 1
}
