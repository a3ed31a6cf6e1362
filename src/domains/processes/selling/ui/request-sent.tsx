import { useEffect, useRef } from 'react'
import { address } from '#client/addresses.ts'
import { useSession } from '#client/use-session.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import { mapHref } from '#shared/map-href.ts'
import sellingTexts from '#texts/selling'
import { useAsset } from '#ui/asset.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Seal } from '#ui/seal.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { BringList } from './bring-list.tsx'
import type { Sent } from './confirm-step.tsx'
import styles from './request-sent.module.css'
import { useStepsAhead } from './steps-ahead.tsx'
import type { SellingStore } from './store-step.tsx'

/** Data of a sent request for its confirmation page. */
export interface SentSale {
  /** access key of a guest request */
  key: string
  reference: string
  type: string
  /** inspection store */
  store: { names: Localized; latitude: number; longitude: number } | null
  /** appointment, if chosen; the key opens its calendar file */
  visit: { key: string; starts: string } | null
}

/** Builds the navigation state of a sent request. */
export function saleToHandOver({ key, reference, type, storageArea, appointment }: Sent, stores: readonly SellingStore[]): SentSale {
  const store = stores.find(({ id }) => id === storageArea?.id)
  return {
    ...{ key, reference, type },
    store: store ? { names: store.names, latitude: store.latitude, longitude: store.longitude } : null,
    visit: appointment && { key: appointment.key, starts: appointment.starts },
  }
}

/** Parses the navigation state; null when the page was opened directly. */
export function sentSale(state: unknown): SentSale | null {
  const sale = Object(Object(state).sale) as Partial<SentSale>
  return typeof sale.reference === 'string' ? (sale as SentSale) : null
}

/** Confirmation: appointment, store, reference, documents to bring, next stages. */
export function RequestSent({ sale: { key, reference, type, store, visit } }: { sale: SentSale }) {
  const t = useText(sellingTexts)
  const momentOf = useMoment()
  const language = useLanguage()
  const asset = useAsset()
  const { state } = useSession()
  const ahead = useStepsAhead(type)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const name = localized(store?.names, language)
  return (
    <div className={styles.page}>
      <section className={styles.sent}>
        <span className={styles.seal}>
          <Seal size={72} />
        </span>
        <p className={styles.reference}>{t('sent.reference', { reference: `\u2066${reference}\u2069` })}</p>
        <h1 ref={title} tabIndex={-1}>
          {visit ? t('sent.visitTitle', { moment: momentOf(visit.starts) }) : t('sent.title')}
        </h1>
        <p className={styles.lead}>{visit ? t('sent.visitText', { store: name }) : t('sent.text')}</p>
        {store && !visit && <p>{t('sent.open', { store: name })}</p>}
        <p className={styles.ways}>
          {visit && <ButtonLink href={asset(address.calendarFile(visit.key, language))}>{t('own.visit.calendar')}</ButtonLink>}
          {visit && store && (
            <ButtonLink variant="outline" href={mapHref(store)} target="_blank" rel="noreferrer">
              <Icon name="map-pin" size={18} />
              {t('sent.route')}
            </ButtonLink>
          )}
          <ButtonLink
            variant={visit ? 'ghost' : 'primary'}
            to={state === 'signedIn' ? address.history(reference) : address.requestSuccess({ purchase: key })}
          >
            {t('sent.follow')}
          </ButtonLink>
        </p>
        <BringList />
      </section>
      <aside className={styles.steps}>
        <h2>{t('sent.steps')}</h2>
        <Timeline
          entries={[
            { key: 'received', state: 'done', title: t('sent.received') },
            ...ahead.map((entry, i) => ({
              ...entry,
              ...(i === 0 && { state: 'now' as const }),
              ...(i === 0 && visit && { when: momentOf(visit.starts, 'short') }),
            })),
          ]}
        />
      </aside>
    </div>
  )
}
