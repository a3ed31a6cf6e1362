import { formatNumber, isolate } from '#i18n/format.ts'
import { countedTo } from '#shared/counted.ts'

/** A number of rows as the lists count them: `287`, and `1 000+` for all that are more. */
export function formatCount(rows: number): string {
  return rows > countedTo ? isolate(`${formatNumber(countedTo)}+`) : formatNumber(rows)
}
