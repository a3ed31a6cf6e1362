import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { writtenIn } from '#shared/language.ts'
import expertiseTexts from '#texts/expertise'
import type { ShownPoint } from '../contract.ts'

/** What is known of a point in the language of the page: what is to be done or was done, what was measured, else its outcome. */
export function usePointFacts(): (point: ShownPoint) => string {
  const t = useText(expertiseTexts)
  const { date } = useFormat()
  const measured = useMeasured()
  return (point) => {
    const { outcome, action, isPainted, repairedOn } = point
    const todo = isPainted ? t('painted') : t(action === 'Replacement' ? 'action.Replacement' : 'action.Repair')
    const done = outcome === 'note' ? todo : outcome === 'fixed' && t('repairedOn', { date: date(repairedOn) })
    // what was measured before a repair says nothing of the part that is there now
    const size = outcome !== 'fixed' && measured(point)
    return [done, size].filter(Boolean).join(t('comma')) || t(`outcome.${outcome}`)
  }
}

/**
 * What is said of a point in a line of a list: the set phrases with what was measured, else what the expert wrote where the page is in their
 * language, else what is known of it.
 */
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

/** What was measured at a point; empty where nothing was. */
function useMeasured(): (point: ShownPoint) => string {
  const { measure } = useFormat()
  return ({ measured }) => (measured ? isolate(`${measure(measured.value)}\u00a0${measured.unit}`) : '')
}
