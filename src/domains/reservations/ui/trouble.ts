import type { ApiError } from '#client/api-error.ts'
import type { useText } from '#i18n/text.ts'

/** Why a call came to nothing, for the customer: the sentence of the server, or that there is no line. */
export function troubleText({ isOffline, message }: ApiError, t: ReturnType<typeof useText<'bookings'>>): string {
  return isOffline ? t('flow.offline') : message || t('flow.failedText')
}
