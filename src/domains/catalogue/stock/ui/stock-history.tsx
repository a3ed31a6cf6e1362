import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { Timeline } from '#ui/timeline.tsx'
import type { StockCard, StockEvent } from '../contract.ts'
import styles from './panel.module.css'
import { useMoment } from './use-moment.ts'

/** Immutable history of a car: status, price and transfer. */
export function StockHistory({ card }: { card: StockCard }) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const { price } = useFormat()
  const moment = useMoment()
  const language = useLanguage()
  const title = (event: StockEvent): string => {
    if (event.kind === 'status') return v(`status.${event.type}`)
    const now = event.price === null ? '' : price(event.price)
    return event.oldPrice === null ? t('history.price', { price: now }) : t('history.priceFrom', { price: now, old: price(event.oldPrice) })
  }
  const areaName = (area: { name: string; names: Localized } | null) => (area ? localized(area.names, language) : t('history.from'))
  const sign = (kind: 'sent' | 'received', at: string, by: string | null) =>
    by === null ? t(`history.${kind}`, { when: moment(at) }) : t(`history.${kind}By`, { when: moment(at), name: by })
  return (
    <div className={styles.fields}>
      <section className={styles.panel} aria-labelledby="stock-steps">
        <h2 id="stock-steps">{t('history.steps')}</h2>
        <Timeline
          entries={card.history.map((event, i) => ({
            key: `${event.at} ${i}`,
            state: i === 0 ? 'now' : 'done',
            title: title(event),
            when: moment(event.at, event.by),
            ...(event.comment !== null && { children: <q>{event.comment}</q> }),
          }))}
        />
      </section>
      <section className={styles.panel} aria-labelledby="stock-ways">
        <h2 id="stock-ways">{t('history.transfers')}</h2>
        {card.transfers.length === 0 ? (
          <p className={styles.note}>{t('history.noTransfers')}</p>
        ) : (
          <Timeline
            entries={card.transfers.map((way) => ({
              key: way.id,
              state: way.received === null ? 'now' : 'done',
              title: t('history.way', { from: areaName(way.from), to: areaName(way.to) }),
              when: sign('sent', way.sent, way.sentBy),
              children: (
                <>
                  <span>{way.received === null ? t('history.onTheWay') : sign('received', way.received, way.receivedBy)}</span>
                  {way.comment && <q>{way.comment}</q>}
                </>
              ),
            }))}
          />
        )}
      </section>
    </div>
  )
}
