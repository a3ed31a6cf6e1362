import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { writtenIn } from '#shared/language.ts'
import expertiseTexts from '#texts/expertise'
import type { ShownPoint } from '../contract.ts'

/** What is known of a point in the language of the page: what is to be done or was done, what was measured, else its outcome. */
export function usePointFacts(): (point: ShownPoint) => string {
  const t = useText(expertiseTexts)
  const { date, measure } = useFormat()
  return ({ outcome, action, isPainted, measured, repairedOn }) => {
    const todo = isPainted ? t('painted') : t(action === 'Replacement' ? 'action.Replacement' : 'action.Repair')
    const done = outcome === 'note' ? todo : outcome === 'fixed' && t('repairedOn', { date: date(repairedOn) })
    // what was measured before a repair says nothing of the part that is there now
    const size = outcome !== 'fixed' && measured && isolate(`${measure(measured.value)}\u00a0${measured.unit}`)
    return [done, size].filter(Boolean).join(t('comma')) || t(`outcome.${outcome}`)
  }
}

/** What is said of a point in a line of a list: what the expert wrote where the page is in their language, else what is known of it. */
export function usePointText(): (point: ShownPoint) => string {
  const language = useLanguage()
  const facts = usePointFacts()
  return (point) => {
    const said = point.outcome === 'fixed' ? point.repairComment : point.outcome === 'ok' && point.measured ? null : point.comment
    return said && [language, null].includes(writtenIn(said)) ? said : facts(point)
  }
}
