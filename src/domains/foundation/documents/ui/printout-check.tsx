import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import documentsTexts from '#texts/documents'
import type { PrintoutCheck } from '../printouts/contract.ts'
import styles from './printout-check.module.css'
import { usePrintoutName } from './printout-name.ts'

/** Data of a document code, to compare with the printed document. Null: unknown code. */
export function PrintoutCheckResult({ paper }: { paper: PrintoutCheck | null }) {
  const t = useText(documentsTexts)
  const { date, languageName } = useFormat()
  const nameOf = usePrintoutName()
  if (!paper)
    return (
      <section className={styles.result} data-tone="bad">
        <h2>{t('check.unknownTitle')}</h2>
        <p>{t('check.unknownText')}</p>
      </section>
    )
  const { superseded } = paper
  return (
    <section className={styles.result} data-tone={superseded ? 'old' : 'good'}>
      <h2>{superseded ? t('check.supersededTitle') : t('check.genuine')}</h2>
      <p>{superseded ? t('check.supersededText', { date: date(superseded) }) : t('check.newest')}</p>
      <dl className={styles.facts}>
        <dt>{t('check.type')}</dt>
        <dd>{nameOf(paper.type)}</dd>
        <dt>{t('check.reference')}</dt>
        <dd>
          <bdi dir="ltr">{paper.reference}</bdi>
        </dd>
        <dt>{t('check.version')}</dt>
        <dd>{paper.version}</dd>
        <dt>{t('check.date')}</dt>
        <dd>{date(paper.created)}</dd>
        <dt>{t('check.languageLabel')}</dt>
        <dd>{languageName(paper.language)}</dd>
      </dl>
      <p className={styles.privacy}>{t('check.privacy')}</p>
    </section>
  )
}
