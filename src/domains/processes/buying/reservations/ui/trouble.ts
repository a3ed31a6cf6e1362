import type { ApiError } from '#client/api-error.ts'
import type { useText } from '#i18n/text.ts'

/** Returns the error text of a failed call: the server's message, or that the network is unavailable. */
export function troubleText({ isOffline, message }: ApiError, t: ReturnType<typeof useText<'bookings'>>): string {
  return isOffline ? t('flow.offline') : message || t('flow.failedText')
}
