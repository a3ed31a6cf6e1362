import { useOwnNews } from './use-own-news.ts'

/** Subscribes to the state of the user's bookings; renders nothing. */
export function OwnNews() {
  useOwnNews()
  return null
}
