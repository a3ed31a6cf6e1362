import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import styles from './price-position.module.css'

const steps = [1, 2, 3, 4, 5] as const

interface PricePositionProps {
  position: number | null
  /** so far below the market that it needs a check */
  doubtful?: boolean
  /** also renders a text for an unknown position, so that cards align */
  always?: boolean
}

/** Price position from 1 (very good) to 5 (high): five dashes with the text. Renders nothing when unknown, unless `always`. */
export function PricePosition({ position, doubtful = false, always = false }: PricePositionProps) {
  const t = useText(vehiclesTexts)
  if (doubtful)
    return (
      <span className={styles.position} data-step="doubtful">
        <span>{t('position.doubtful')}</span>
      </span>
    )
  const step = steps.find((one) => one === position) ?? 'alone'
  if (step === 'alone' && !always) return null
  return (
    <span className={styles.position} data-step={step}>
      <span className={styles.scale} aria-hidden="true">
        {steps.map((one) => (
          <i key={one} data-on={one === step ? '' : undefined} />
        ))}
      </span>
      <span>{t(`position.${step}`)}</span>
    </span>
  )
}
