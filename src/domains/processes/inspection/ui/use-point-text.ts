import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { writtenIn } from '#shared/language.ts'
import expertiseTexts from '#texts/expertise'
import type { ShownPoint } from '../report/contract.ts'

/** Returns the facts of a point: action or repair and measurement, else its outcome. */
export function usePointFacts(): (point: ShownPoint) => string {
  const t = useText(expertiseTexts)
  const { date } = useFormat()
  const measured = useMeasured()
  return (point) => {
    const { outcome, action, isPainted, repairedOn } = point
    const todo = isPainted ? t('painted') : t(action === 'Replacement' ? 'action.Replacement' : 'action.Repair')
    const done = outcome === 'note' ? todo : outcome === 'fixed' && t('repairedOn', { date: date(repairedOn) })
    // a measurement before the repair does not describe the new part
    const size = outcome !== 'fixed' && measured(point)
    return [done, size].filter(Boolean).join(t('comma')) || t(`outcome.${outcome}`)
  }
}

/** Returns one line for a point: set phrases with measurement, else the expert's text in the page language, else its facts. */
export function usePointText(): (point: ShownPoint) => string {
  const language = useLanguage()
  const facts = usePointFacts()
  const measured = useMeasured()
  return (point) => {
    if (point.outcome === 'note' && point.phrases) return [...point.phrases, measured(point)].filter(Boolean).join(' · ')
    const said = point.outcome === 'fixed' ? point.repairComment : point.outcome === 'ok' && point.measured ? null : point.comment
    return said && [language, null].includes(writtenIn(said)) ? said : facts(point)
  }
}

/** Returns the measurement of a point; empty without one. */
function useMeasured(): (point: ShownPoint) => string {
  const { measure } = useFormat()
  return ({ measured }) => (measured ? isolate(`${measure(measured.value)}\u00a0${measured.unit}`) : '')
}
