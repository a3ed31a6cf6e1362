import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Segments } from '#ui/segments.tsx'
import { answerWays } from '../../bookings/rules.ts'
import type { StepForm } from './act.ts'

/** Channel of a customer's answer. */
export function WayField({ way, set }: { way: StepForm['way']; set: (part: Partial<StepForm>) => void }) {
  const t = useText(bookingCaseTexts)
  const options = answerWays.map((value) => ({ value, label: t(`way.${value}`) }))
  return <Segments legend={t('form.way')} options={options} value={way} change={(value) => set({ way: value })} />
}
