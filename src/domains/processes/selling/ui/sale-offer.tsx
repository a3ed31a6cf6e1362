import { DocumentThumb } from '#domains/foundation/documents/ui/document-thumb.tsx'
import { FindingWords } from '#domains/processes/inspection/ui/finding-words.tsx'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { writtenIn } from '#shared/language.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { phrasesOf, reasonWords } from '../rules.ts'
import type { Sale } from './sale.ts'
import styles from './sale-offer.module.css'

type Reason = Sale['offers'][number]['reasons'][number]

interface SaleOfferProps {
  sale: Sale
  /** contests a finding; null when not possible */
  contest: ((label: string) => void) | null
  /** photos of findings need an account */
  photos: boolean
}

/** Offer in detail: start value, findings with photos, sum and remaining time. */
export function SaleOffer({ sale, contest, photos }: SaleOfferProps) {
  const t = useText(sellingTexts)
  const { price, date } = useFormat()
  const [offer] = sale.offers
  if (!offer) return null
  const seen = sale.statuses.find(({ type }) => type === 'TechnicalExpertiseSubmitted')?.created
  return (
    <section className={styles.bill} aria-labelledby={`offer-${sale.id}`}>
      <h3 id={`offer-${sale.id}`}>{t('own.offer')}</h3>
      <p className={styles.amount}>{price(offer.amount)}</p>
      {offer.startValue !== null && (
        <p className={styles.small}>{t(seen ? 'own.bill.seen' : 'own.bill.intro', { day: seen ? date(seen) : '' })}</p>
      )}
      {(offer.startValue !== null || offer.reasons.length > 0) && (
        <ul className={styles.lines}>
          {offer.startValue !== null && (
            <li className={styles.line}>
              <b>{t('own.start')}</b>
              <b className={styles.sum}>{price(offer.startValue)}</b>
            </li>
          )}
          {offer.reasons.map((reason) => (
            <ReasonLine key={reason.label} sale={sale} reason={reason} contest={contest} photos={photos} />
          ))}
          <li className={styles.line} data-total>
            <b>{t('own.sum')}</b>
            <b className={styles.sum}>{price(offer.amount)}</b>
          </li>
        </ul>
      )}
      {!photos && sale.findings.some((found) => found.photos.length > 0) && <p className={styles.small}>{t('own.bill.guest')}</p>}
      {sale.type === 'Purchase' && <p className={styles.small}>{t('own.bill.net', { price: price(offer.amount) })}</p>}
      {sale.status === 'CustomerNegociated' && sale.wishedPrice !== null && <p>{t('own.wished', { price: price(sale.wishedPrice) })}</p>}
    </section>
  )
}

function ReasonLine({ sale, reason, contest, photos }: SaleOfferProps & { reason: Reason }) {
  const t = useText(sellingTexts)
  const language = useLanguage()
  const { price } = useFormat()
  const name = reasonWords(reason, language)
  const found = sale.findings.find(({ label }) => label === reason.label)
  return (
    <li className={styles.line}>
      <div className={styles.reason}>
        {photos && found && found.photos.length > 0 && (
          <span className={styles.photos}>
            {found.photos.map((id) => (
              <DocumentThumb key={id} document={{ type: 'VehicleCheckPartImage', id }} alt={t('own.bill.photo', { name })} />
            ))}
          </span>
        )}
        <div>
          <p>
            <b>
              <bdi lang={reason.names ? undefined : (writtenIn(name) ?? undefined)}>{name}</bdi>
            </b>
          </p>
          <div className={styles.small}>
            <FindingWords phrases={phrasesOf(reason, language)} texts={[found?.comment]} />
          </div>
          {contest && reason.amount < 0 && (
            <Button variant="ghost" size="small" aria-label={t('own.contest.of', { name })} onClick={() => contest(reason.label)}>
              {t('own.contest.link')}
            </Button>
          )}
        </div>
      </div>
      <span className={styles.sum}>{price(reason.amount)}</span>
    </li>
  )
}

/** Estimated proceeds of the alternatives; renders nothing without an estimate. */
export function OtherWays({ sale }: { sale: Sale }) {
  const t = useText(sellingTexts)
  const { price } = useFormat()
  if (sale.otherWays.length === 0) return null
  return (
    <aside className={styles.ways}>
      <h3>{t('own.ways.title')}</h3>
      <p className={styles.small}>{t('own.ways.text')}</p>
      <ul>
        {sale.otherWays.map(({ way, low, high, days }) => (
          <li key={way} className={styles.way}>
            <span>{days === null ? t(`own.ways.${way}`) : t(`own.ways.${way}Days`, { count: days })}</span>
            <b>{t('own.ways.range', { low: price(low), high: price(high) })}</b>
          </li>
        ))}
      </ul>
    </aside>
  )
}
