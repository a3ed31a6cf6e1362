import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Drawing, Icon } from '#ui/icon.tsx'
import type { CheckPartAction } from '../values.ts'
import styles from './result-buttons.module.css'

/** The four results in fixed positions. */
const results = ['None', 'Repair', 'Replacement', 'NotAvailable'] as const satisfies readonly CheckPartAction[]

/** Lucide, ISC licence. */
const replacement =
  'M14 4a1 1 0 0 1 1-1 M15 10a1 1 0 0 1-1-1 M21 4a1 1 0 0 0-1-1 M21 9a1 1 0 0 1-1 1 M3 7l3 3 3-3 M6 10V5a2 2 0 0 1 2-2h2 M4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z'

function ResultSign({ action, size }: { action: CheckPartAction; size: number }) {
  if (action === 'Replacement') return <Drawing path={replacement} size={size} />
  return <Icon name={action === 'None' ? 'check' : action === 'Repair' ? 'wrench' : 'minus'} size={size} />
}

interface ResultButtonsProps {
  /** point name for the accessible label */
  label: string
  value: CheckPartAction | null
  /** with text below the icons */
  large?: boolean
  disabled?: boolean
  choose: (action: CheckPartAction) => void
}

/** Results of a point: fine, repair, replace, not available. */
export function ResultButtons({ label, value, large, disabled, choose }: ResultButtonsProps) {
  const t = useText(staffExpertiseTexts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: four buttons of a point, not fields of a form
    <span className={styles.results} data-large={large || undefined} role="group" aria-label={label}>
      {results.map((action) => {
        const name = t(`result.${action}`)
        return (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-pressed={value === action}
            aria-label={large ? undefined : name}
            title={large ? undefined : name}
            disabled={disabled}
            onClick={() => choose(action)}
          >
            <ResultSign action={action} size={large ? 22 : 20} />
            {large && <span>{name}</span>}
          </button>
        )
      })}
    </span>
  )
}
