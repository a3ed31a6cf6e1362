import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import type { Expertise } from '#domains/processes/inspection/contract.ts'
import styles from '#domains/processes/inspection/ui/sheet-panels.module.css'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'

export function SheetHistory({ sheet }: { sheet: Expertise }) {
  const t = useText(staffExpertiseTexts)
  const format = useFormat()
  return (
    <section className={styles.panel}>
      <h2>{t('history')}</h2>
      <ol className={styles.history}>
        {sheet.statuses.toReversed().map(({ type, comment, author, created }) => (
          <li key={created}>
            <b>{t(`status.${type}`)}</b>
            <span>{[momentWords(created, format), author && isolate(author)].filter(Boolean).join(t('comma'))}</span>
            {comment && <p dir="auto">{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
