import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Segments } from '#ui/segments.tsx'
import { type Frequency, frequencies } from '../values.ts'

interface FrequencyChoiceProps {
  value: Frequency
  disabled?: boolean
  change: (frequency: Frequency) => void
}

/** The frequency of an alert as three radio buttons. */
export function FrequencyChoice(props: FrequencyChoiceProps) {
  const t = useText(alertsTexts)
  const options = frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))
  return <Segments legend={t('frequency.label')} options={options} {...props} />
}
