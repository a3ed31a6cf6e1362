import { useEffect, useRef } from 'react'
import { address } from '#client/addresses.ts'
import { useMoment } from '#domains/appointments/ui/use-moment.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BringList } from './bring-list.tsx'
import styles from './request-sent.module.css'

interface SentSale {
  reference: string
  /** where the car is looked at */
  store: Localized | null
  /** when, where that was chosen */
  starts: string | null
}

/** The request that the page before sent, from what it handed over; null for a page that was opened by itself. */
export function sentSale(state: unknown): SentSale | null {
  const { reference, store, starts } = Object(Object(state).sale) as Record<string, unknown>
  if (typeof reference !== 'string') return null
  return { reference, store: (store ?? null) as Localized | null, starts: typeof starts === 'string' ? starts : null }
}

/** A request is kept: its reference, what comes next, what to bring. */
export function RequestSent({ reference, store, starts }: SentSale) {
  const t = useText('selling')
  const momentOf = useMoment()
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
      {store && (
        <p>
          {starts === null
            ? t('sent.open', { store: localized(store, language) })
            : t('sent.visit', { moment: momentOf(starts), store: localized(store, language) })}
        </p>
      )}
      <BringList />
      <p className={styles.ways}>
        <ButtonLink to={address.history()}>{t('sent.follow')}</ButtonLink>
        <ButtonLink variant="outline" to={address.home()}>
          {t('sent.home')}
        </ButtonLink>
      </p>
    </section>
  )
}
