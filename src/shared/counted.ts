/** Lists of the staff count no further; more is said as "1 000+". */
export const countedTo = 1000

/** How many rows a count looks at: one more than is said exactly, and one beyond the page, so that there is a next one. */
export function countLimit({ page, size }: { page: number; size: number } = { page: 1, size: 0 }): number {
  return Math.max(countedTo, page * size) + 1
}
