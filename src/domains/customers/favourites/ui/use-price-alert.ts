import type { ApiError } from '#client/api-error.ts'
import { readDevice, writeDevice } from '#client/device.ts'
import { serverNow } from '#client/server-clock.ts'
import { useSubject } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { useToast } from '#ui/toast.tsx'
import { readAccount, type SavedCar, withAlert } from '../rules.ts'
import { withLock } from './with-lock.ts'

/** Loaded lazily with the first alert. */
const caller = async () => (await import('#client/call.ts')).callApi

/** Sets or ends the price alert of a car in the account. */
export function usePriceAlert() {
  const t = useText(favouritesPageTexts)
  const toast = useToast()
  const subject = useSubject()

  const note = (car: SavedCar, below: number | null) => {
    if (subject === null) return
    writeDevice('favourites.account', withAlert(readAccount(readDevice('favourites.account'), subject), car, below, new Date(serverNow())))
  }
  const path = ({ id }: SavedCar) => ({ params: { path: { id } } })

  /**
   * Returns the error message in the language of the page. Without a status there was no response, and the thrown message is not for users.
   */
  const reason = (thrown: unknown): string => {
    const { status, message } = thrown as Partial<ApiError>
    return (status && message) || t('alert.failed')
  }

  return {
    reason,
    /** throws an ApiError */
    async setAlert(car: SavedCar, below: number, signal?: AbortSignal): Promise<void> {
      const { emailVerified } = await withLock(async () => {
        const callApi = await caller()
        const answer = await callApi('put', '/api/vehicles/{id}/favourites/alert', { ...path(car), body: { below } }, signal)
        note(car, below)
        return answer
      })
      toast.success(t('alert.saved'), { detail: emailVerified ? car.title : t('alert.confirmFirst') })
    },
    /** returns null, or the error message in the language of the page */
    async endAlert(car: SavedCar): Promise<string | null> {
      try {
        await withLock(async () => {
          const callApi = await caller()
          await callApi('delete', '/api/vehicles/{id}/favourites/alert', path(car))
          note(car, null)
        })
        toast.success(t('alert.ended'), { detail: car.title })
        return null
      } catch (thrown) {
        return reason(thrown)
      }
    },
  }
}
