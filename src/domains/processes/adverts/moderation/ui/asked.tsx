import { useText } from '#i18n/text.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** Why an advert was accepted in spite of its risk, and that the account of its seller is closed: words for colleagues. */
export function KnownInside({ record: { explanation, suspension } }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  return (
    <>
      {suspension === 'Suspended' && (
        <div className={styles.appeal}>
          <b>{t('suspension.Suspended')}</b>
        </div>
      )}
      {explanation && (
        <div className={styles.appeal}>
          <b>{t('explain.was')}</b>
          <p className={styles.text} dir="auto">
            {explanation}
          </p>
        </div>
      )}
    </>
  )
}

/** What the seller of a refused advert was told: why, in which words, and of a correction what alone they mend. */
export function Asked({ record: { lastStatus, mends, reasons, comments } }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  if (lastStatus !== 'Rejected') return null
  const word = comments.findLast(({ title }) => title === 'Rejected')?.body
  return (
    <div className={styles.appeal}>
      <b>{t(mends ? 'asked.correction' : 'asked.refused')}</b>
      <ul>
        {reasons.map(({ code }) => (
          <li key={code}>{t(`reason.${code}`)}</li>
        ))}
      </ul>
      {word && (
        <p className={styles.text} dir="auto">
          {word}
        </p>
      )}
      {mends && <p className={styles.quiet}>{t('asked.parts', { list: mends.map((part) => t(`part.${part}`)).join(t('queue.comma')) })}</p>}
    </div>
  )
}
