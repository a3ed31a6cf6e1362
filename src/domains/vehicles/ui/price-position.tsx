import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import styles from './price-position.module.css'

const steps = [1, 2, 3, 4, 5] as const

interface PricePositionProps {
  position: number | null
  /** so far under the market that it is to be checked */
  doubtful?: boolean
  /** says of an unknown place that there is none, so that no card has a hole */
  always?: boolean
}

/** Where a price is on the market, from 1 (very good) to 5 (high): five dashes and always the words. When unknown nothing, or that. */
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
