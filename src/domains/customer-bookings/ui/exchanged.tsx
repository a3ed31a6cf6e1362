import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import type { CustomerBooking } from '#domains/bookings/contract.ts'
import { isolate } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Panel } from './turn-panel.tsx'

/** That a car was exchanged: for which one, or which one was given back for it, with the way to that purchase. */
export function Exchanged({ booking: { exchangedFor, exchangeOf } }: { booking: Pick<CustomerBooking, 'exchangedFor' | 'exchangeOf'> }) {
  const t = useText('history')
  return (
    <>
      {exchangedFor && (
        <Panel title={t('exchange.forTitle', { car: isolate(exchangedFor.title) })} actions={<Way reference={exchangedFor.reference} />}>
          {t('exchange.forText', { reference: isolate(exchangedFor.reference) })}
        </Panel>
      )}
      {exchangeOf && (
        <Panel title={t('exchange.ofTitle', { car: isolate(exchangeOf.title) })} actions={<Way reference={exchangeOf.reference} />}>
          {t('exchange.ofText', { reference: isolate(exchangeOf.reference) })}
        </Panel>
      )}
    </>
  )
}

/** To the other purchase, on the same page. */
function Way({ reference }: { reference: string }) {
  const t = useText('history')
  return <Link to={address.history(reference)}>{t('exchange.see')}</Link>
}
