import { useEffect, useRef } from 'react'
import { address } from '#client/addresses.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './request-sent.module.css'

interface SentSale {
  reference: string
  /** where the car is looked at */
  store: Localized | null
}

/** The request that the page before sent, from what it handed over; null for a page that was opened by itself. */
export function sentSale(state: unknown): SentSale | null {
  const { reference, store } = Object(Object(state).sale) as Record<string, unknown>
  return typeof reference === 'string' ? { reference, store: (store ?? null) as Localized | null } : null
}

/** A request is kept: its reference, what comes next, what to bring. */
export function RequestSent({ reference, store }: SentSale) {
  const t = useText('selling')
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.sent}>
      <Icon name="circle-check" size={48} />
      <h1 ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <p className={styles.lead}>{t('sent.text', { reference: `\u2066${reference}\u2069` })}</p>
      {store && <p>{t('sent.store', { store: localized(store, language) })}</p>}
      <div className={styles.bring}>
        <h2>{t('sent.bring')}</h2>
        <ul>
          {(['bringCard', 'bringVisit', 'bringKeys'] as const).map((one) => (
            <li key={one}>
              <Icon name="check" size={18} />
              {t(`sent.${one}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.ways}>
        <ButtonLink to={address.history()}>{t('sent.follow')}</ButtonLink>
        <ButtonLink variant="outline" to={address.home()}>
          {t('sent.home')}
        </ButtonLink>
      </p>
    </section>
  )
}
