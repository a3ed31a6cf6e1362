import { Suspense, useState, useTransition } from 'react'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { BookMany } from './book-many.tsx'
import type { Seller } from './deposit-terms.tsx'
import type { RequestedCar } from './use-book-many.ts'

/** Button that reserves several favourites; loads the dialog on demand. */
export function BookManyButton({ cars, seller }: { cars: readonly RequestedCar[]; seller: Seller }) {
  const t = useText(favouritesPageTexts)
  const toast = useToast()
  const [flow, setFlow] = useState<{ Flow: typeof BookMany; max: number } | null>(null)
  const [busy, wait] = useTransition()

  const open = () =>
    wait(async () => {
      try {
        const [{ BookMany: Flow }, { maxCarsPerBooking }] = await Promise.all([
          import('./book-many.tsx'),
          import('../../bookings/rules.ts'),
        ])
        setFlow({ Flow, max: maxCarsPerBooking })
      } catch {
        toast.error(t('unreachable'))
      }
    })

  return (
    <>
      <Button variant="tonal" size="small" busy={busy} disabled={cars.length === 0} aria-haspopup="dialog" onClick={open}>
        {t('reserve')}
      </Button>
      {flow && (
        <Suspense>
          <flow.Flow cars={cars} max={flow.max} seller={seller} close={() => setFlow(null)} />
        </Suspense>
      )}
    </>
  )
}
