import { browserApi } from '#client/api.ts'
import { readDevice, writeDevice } from '#client/device.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'
import { type KeptCar, readAccount, withAlert } from '../rules.ts'
import { inTurn } from './in-turn.ts'

/** Sets or ends the price alert of a car at the account; each gives null, or why it was refused in the language of the page. */
export function usePriceAlert() {
  const t = useText('favourites')
  const toast = useToast()
  const { subject } = useSession()

  const note = (car: KeptCar, below: number | null) => {
    if (subject === null) return
    writeDevice('favourites.account', withAlert(readAccount(readDevice('favourites.account'), subject), car, below, new Date()))
  }
  const path = ({ id }: KeptCar) => ({ params: { path: { id } } })

  return {
    async setAlert(car: KeptCar, below: number): Promise<string | null> {
      const { data, error } = await inTurn(async () => {
        const answer = await browserApi()
          .PUT('/api/vehicles/{id}/favourites/alert', { ...path(car), body: { below } })
          .catch(() => ({ data: undefined, error: undefined }))
        if (answer.data) note(car, below)
        return answer
      })
      if (!data) return error?.message ?? t('alert.failed')
      toast.success(t('alert.saved'), { detail: data.emailVerified ? car.title : t('alert.confirmFirst') })
      return null
    },
    async endAlert(car: KeptCar): Promise<string | null> {
      const answer = await inTurn(async () => {
        const heard = await browserApi()
          .DELETE('/api/vehicles/{id}/favourites/alert', path(car))
          .catch(() => null)
        if (heard?.response.ok) note(car, null)
        return heard
      })
      if (!answer?.response.ok) return answer?.error?.message ?? t('alert.failed')
      toast.success(t('alert.ended'), { detail: car.title })
      return null
    },
  }
}
