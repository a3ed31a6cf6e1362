import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { serverNow } from '#client/server-clock.ts'
import { PrintoutList } from '#domains/foundation/documents/ui/printout-list.tsx'
import { useGateway } from '#domains/processes/buying/reservations/ui/use-gateway.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { refundAfterDays } from '../values.ts'
import type { OwnAd } from './ad.ts'
import styles from './ads.module.css'

interface BoostProps {
  ad: OwnAd
  done: () => void
}

const daySeconds = 86_400
/** Days left, including a started one. */
const daysIn = (seconds: number) => Math.ceil(seconds / daySeconds)

/** Remaining paid days of an advert. Renders nothing without any. */
export function BoostState({ ad: { boost } }: Pick<BoostProps, 'ad'>) {
  const t = useText(advertsTexts)
  const { longDate } = useFormat()
  if (boost === null) return null
  const left = t('boost.left', { count: daysIn(boost.secondsLeft) })
  return (
    <p className={styles.boost}>
      <span className={styles.boosted}>{t('boost.badge')}</span>{' '}
      {boost.until === null ? t('boost.stands', { left }) : t('boost.runs', { left, day: longDate(localTime(boost.until).day) })}
    </p>
  )
}

/** Boost section of an advert on sale. */
export function BoostWay({ ad }: Pick<BoostProps, 'ad'>) {
  const t = useText(advertsTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (ad.lastStatus !== 'Published' || ad.disposedVehicle.lastStatus !== 'Published') return null
  return (
    <>
      <Button
        variant="accent"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {t(ad.boost === null ? 'boost.way' : 'boost.more')}
      </Button>
      <Dialog ref={dialog} title={t('boost.title')}>
        {isOpen && <Packs ad={ad} />}
      </Dialog>
    </>
  )
}

/** Choice of a pack, and the payment. */
function Packs({ ad }: Pick<BoostProps, 'ad'>) {
  const t = useText(advertsTexts)
  const { price } = useFormat()
  const { data } = useQuery(apiQuery('/api/vehicleads/boostpack', {}))
  const [wanted, setWanted] = useState<number | null>(null)
  const gateway = useGateway()
  const begin = useApiMutation('post', '/api/vehicleads/{id}/boost', { onSuccess: ({ paymentId }) => void gateway.pay(paymentId) })
  if (!data) return <SkeletonLines widths={[80, 70, 76]} />
  if (data.length === 0) return <p>{t('boost.none')}</p>
  const chosen = data.find(({ id }) => id === wanted) ?? data[Math.min(1, data.length - 1)]
  if (!chosen) return null
  const error = begin.error ? begin.error.message || t('offline') : gateway.failed
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void begin.send({ params: { path: { id: ad.id }, query: { boostPackId: chosen.id } } })
      }}
    >
      <p>{t('boost.text')}</p>
      <FormAlert text={error} />
      <fieldset className={styles.packs}>
        <legend className="vh">{t('boost.pack')}</legend>
        {data.map(({ id, name, price: cost, boostInDays }) => (
          <label key={id} className={styles.pack}>
            <input type="radio" name={`pack-${ad.id}`} checked={id === chosen.id} onChange={() => setWanted(id)} />
            <span>
              <b>{name}</b>
              <small>{ad.boost === null ? t('boost.days', { count: boostInDays }) : t('boost.added', { count: boostInDays })}</small>
            </span>
            <span className="num">
              <b>{price(cost)}</b>
              <small>{t('boost.perDay', { price: price(Math.round(cost / boostInDays)) })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="accent" block busy={begin.isPending || gateway.leaving !== null}>
        {t('boost.pay', { price: price(chosen.price) })}
      </Button>
      <ul className={styles.honest}>
        <li>{t('boost.honest.place')}</li>
        <li>{t('boost.honest.clock')}</li>
        <li>{t('boost.honest.refund', { days: String(refundAfterDays) })}</li>
      </ul>
    </form>
  )
}

/** Purchases of an advert, invoices and refund. */
export function BoostHistory({ ad, done }: BoostProps) {
  const t = useText(advertsTexts)
  const language = useLanguage()
  const { date, price } = useFormat()
  if (ad.boosts.length === 0) return null
  const bills = ad.documents.filter((one) => one.type === 'PurchaseInvoice' && one.language === language)
  return (
    <details className={styles.more}>
      <summary>{t('boost.history')}</summary>
      <ul className={styles.form}>
        {ad.boosts.map(({ id, name, days, price: cost, paid, refund, refunded }) => (
          <li key={id}>
            {t('boost.bought', { name, count: days, price: price(cost), day: date(localTime(paid).day) })}
            {refund !== null && ` ${t(refunded === null ? 'boost.goesBack' : 'boost.wentBack', { price: price(refund) })}`}
          </li>
        ))}
      </ul>
      {bills.length > 0 && <PrintoutList documents={bills} />}
      {ad.boost !== null && ad.lastStatus !== 'Published' && <GiveBack ad={ad} done={done} />}
    </details>
  )
}

/** Refunds the days of an advert off sale, after a confirmation. */
function GiveBack({ ad: { id }, done }: BoostProps) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const call = useApiMutation('post', '/api/vehicleads/{id}/boost/refund', {
    onSuccess: () => {
      toast.success(t('boost.back.done'))
      dialog.current?.close()
      done()
    },
  })
  return (
    <>
      <p>
        <Button variant="outline" onClick={() => dialog.current?.showModal()}>
          {t('boost.back.way')}
        </Button>
      </p>
      <Dialog
        ref={dialog}
        title={t('boost.back.title')}
        foot={
          <Button busy={call.isPending} onClick={() => void call.send({ params: { path: { id } } })}>
            {t('boost.back.yes')}
          </Button>
        }
      >
        <FormAlert text={call.error && (call.error.message || t('offline'))} />
        <p>{t('boost.back.text')}</p>
      </Dialog>
    </>
  )
}

/** Poll interval and maximum wait for the bank, in ms. */
const [askedEvery, askedFor] = [3000, 120_000]

/** Result of a payment after the return. */
export function BoostOutcome({ done }: Pick<BoostProps, 'done'>) {
  const t = useText(advertsTexts)
  const [search] = useSearchParams()
  const id = search.get('boost')
  const [since] = useState(() => serverNow())
  const isOpen = (state: string | undefined, refusal: string | null | undefined) => state === 'Started' && !refusal
  const { data } = useQuery(
    apiQuery('/api/payments/{id}', id === null ? null : { params: { path: { id } } }, {
      refetchInterval: ({ state: { data: found } }) =>
        found && isOpen(found.state, found.refusal) && serverNow() - since < askedFor ? askedEvery : false,
    }),
  )
  const told = useRef(false)
  if (id === null || !data) return null
  const isPaid = data.state === 'Approved' || data.state === 'Captured'
  if (isPaid && !told.current) {
    told.current = true
    queueMicrotask(done)
  }
  if (isPaid) return <Note tone="good" icon="check" title={t('boost.outcome.paid')} />
  if (data.state === 'Started' && !data.refusal) return <Note tone="info" icon="clock" title={t('boost.outcome.waits')} />
  if (data.state === 'ToReturn' || data.state === 'Returned') return <Note tone="info" icon="info" title={t('boost.outcome.returned')} />
  return (
    <Note tone="warning" icon="info" title={t('boost.outcome.refused')}>
      <p>{t('boost.outcome.again')}</p>
    </Note>
  )
}
