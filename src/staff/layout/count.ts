import { formatNumber, isolate } from '#i18n/format.ts'
import { countedTo } from '#shared/counted.ts'

/** Formats a row count: `287`, or `1 000+` above a thousand. */
export function formatCount(rows: number): string {
  return rows > countedTo ? isolate(`${formatNumber(countedTo)}+`) : formatNumber(rows)
}
