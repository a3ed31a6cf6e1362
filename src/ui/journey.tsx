import { Icon } from './icon.tsx'
import styles from './journey.module.css'

export interface JourneyStep {
  key: string
  label: string
  state: 'done' | 'now' | 'next'
  /** state for screen readers: "fait", "en cours", "à venir" */
  say: string
  /** formatted day of completion */
  when?: string
}

interface JourneyProps {
  label: string
  steps: readonly JourneyStep[]
  /** current step in one line, in place of the labels on small screens: "Étape 4 sur 6 : Documents" */
  summary: string
}

/** Renders the steps of a case as dots on a line; below 768 px with one sentence. */
export function Journey({ label, steps, summary }: JourneyProps) {
  return (
    <div className={styles.place}>
      <ol className={styles.journey} aria-label={label}>
        {steps.map(({ key, label: words, state, say, when }) => (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot}>{state === 'done' && <Icon name="check" size={14} />}</span>
            <span className={styles.words}>
              {words}
              <span className="vh"> {say}</span>
            </span>
            {when && <span className={styles.when}>{when}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.summary} aria-hidden="true">
        {summary}
      </p>
    </div>
  )
}
