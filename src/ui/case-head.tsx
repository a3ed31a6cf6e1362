import type { ReactNode } from 'react'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './case-head.module.css'
import { Icon } from './icon.tsx'
import type { JourneyStep } from './journey.tsx'

interface CaseHeadProps {
  heading?: 'h1' | 'h2'
  title: ReactNode
  /** what the title does not name: reference, year, kilometres, plate */
  facts: ReactNode
  /** where the case stands, as a label */
  status: ReactNode
  /** without it a drawing of a car */
  picture?: ReactNode
  /** the way of the case; left out once it has ended elsewhere */
  journey?: { label: string; steps: readonly JourneyStep[]; summary: string } | null | undefined
  /** what is due next, and when */
  deadline?: CaseDeadline | null | undefined
}

export interface CaseDeadline {
  /** a day, or the time that is left */
  value: string
  text: string
}

/** The head of a case: its picture, title, way and next deadline. On small screens the way is a line of bars with one sentence. */
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
      {/* the panels of a case begin with h3 */}
      {Heading === 'h1' && <h2 className="vh">{t('caseDetails')}</h2>}
    </header>
  )
}
