import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Timeline } from '#ui/timeline.tsx'
import type { BookingRecord } from '../contract.ts'
import styles from './case-timeline.module.css'
import { Panel } from './facts.tsx'
import { momentWords } from './moments.ts'

/** Events of a booking, newest first; read-only. */
export function CaseTimeline({ timeline }: Pick<BookingRecord, 'timeline'>) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  return (
    <Panel title={t('record.timeline')}>
      <Timeline
        entries={timeline.map(({ id, status, comment, price, at, author, isCustomer, way }, i) => ({
          key: id,
          state: i === 0 ? 'now' : 'done',
          title:
            price === null ? t(`status.${status}`) : t('record.statusPrice', { status: t(`status.${status}`), price: format.price(price) }),
          when: `${momentWords(at, format)} ${isCustomer ? t('record.customerAuthor') : author ? `\u2068${author}\u2069` : t('record.houseAuthor')}`,
          children: (comment || way) && (
            <>
              {way && <p>{t(`heard.${way}`)}</p>}
              {comment && (
                <p className={styles.comment} dir="auto">
                  {comment}
                </p>
              )}
            </>
          ),
        }))}
      />
    </Panel>
  )
}
