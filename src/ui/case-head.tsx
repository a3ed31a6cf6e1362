import type { ReactNode } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './case-head.module.css'
import { Icon } from './icon.tsx'
import type { JourneyStep } from './journey.tsx'

interface CaseHeadProps {
  heading?: 'h1' | 'h2'
  title: ReactNode
  /** reference, year, kilometres, plate */
  facts: ReactNode
  /** status label */
  status: ReactNode
  /** default: drawing of a car */
  picture?: ReactNode
  /** steps of the case; absent when it was cancelled */
  journey?: { label: string; steps: readonly JourneyStep[]; summary: string } | null | undefined
  /** next deadline */
  deadline?: CaseDeadline | null | undefined
}

export interface CaseDeadline {
  /** a day, or the time left */
  value: string
  text: string
}

/** Renders the header of a case: image, title, steps and next deadline. On small screens the steps are bars and one sentence. */
export function CaseHead({ heading: Heading = 'h2', title, facts, status, picture, journey, deadline }: CaseHeadProps) {
  const t = useText(uiTexts)
  return (
    <header className={styles.head}>
      <span className={styles.photo} data-empty={!picture || undefined}>
        {picture || <Icon name="car" size={28} />}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <Heading>{title}</Heading>
          {status}
        </div>
        <p className={styles.facts}>{facts}</p>
      </div>
      {deadline && (
        <p className={styles.deadline}>
          <b>{deadline.value}</b> {deadline.text}
        </p>
      )}
      {journey && (
        <div className={styles.way}>
          <ol aria-label={journey.label}>
            {journey.steps.map(({ key, label, state, say, when }) => (
              <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <span className={styles.label}>
                  {label}
                  <span className="vh"> {say}</span>
                </span>
                {when && <span className={styles.when}>{when}</span>}
              </li>
            ))}
          </ol>
          <p className={styles.summary} aria-hidden="true">
            {journey.summary}
          </p>
        </div>
      )}
      {/* the panels of a case start with h3 */}
      {Heading === 'h1' && <h2 className="vh">{t('caseDetails')}</h2>}
    </header>
  )
}
