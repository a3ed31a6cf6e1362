import { address } from '#client/addresses.ts'
import type { CustomerBooking, LedgerEntry } from '#domains/processes/buying/bookings/contract.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from './turn-panel.tsx'

interface ExchangedProps {
  booking: Pick<CustomerBooking, 'exchangedFor' | 'exchangeOf' | 'ledger'>
}

/** An exchange: the other car, the settlement, and a link to that purchase. */
export function Exchanged({ booking: { exchangedFor, exchangeOf, ledger } }: ExchangedProps) {
  const t = useText(historyTexts)
  const { price } = useFormat()
  const sum = (...kinds: LedgerEntry['kind'][]) =>
    ledger.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)
  const left = sum('Held', 'Paid', 'CarriedIn') - sum('CarriedOut', 'Returned')
  return (
    <>
      {exchangedFor && (
        <Panel title={t('exchange.forTitle', { car: isolate(exchangedFor.title) })} actions={<Way reference={exchangedFor.reference} />}>
          <p>{t('exchange.forText', { amount: price(sum('CarriedOut')), reference: isolate(exchangedFor.reference) })}</p>
          {left > 0 && <p>{t('exchange.forLeft', { amount: price(left) })}</p>}
        </Panel>
      )}
      {exchangeOf && (
        <Panel title={t('exchange.ofTitle', { car: isolate(exchangeOf.title) })} actions={<Way reference={exchangeOf.reference} />}>
          <p>{t('exchange.ofText', { amount: price(sum('CarriedIn')), reference: isolate(exchangeOf.reference) })}</p>
        </Panel>
      )}
    </>
  )
}

/** Link to the other purchase on the same page. */
function Way({ reference }: { reference: string }) {
  const t = useText(historyTexts)
  return (
    <ButtonLink size="small" variant="outline" to={address.history(reference)}>
      {t('exchange.see')}
    </ButtonLink>
  )
}
