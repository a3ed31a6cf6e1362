import { useOwnNews } from './use-own-news.ts'

/** Listens to what the house says of the visitor's own bookings; shows nothing itself. */
export function OwnNews() {
  useOwnNews()
  return null
}
