import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { ShownPoint } from '../contract.ts'

/** What is said of a point in a line of a list: what the expert wrote, else what was measured, else the outcome. */
export function usePointText(): (point: ShownPoint) => string {
  const t = useText('expertise')
  const { date, number } = useFormat()
  return (point) => {
    const measured = point.measured && t('measured', { value: number(point.measured.value), unit: point.measured.unit })
    if (point.outcome === 'fixed') return point.repairComment ?? t('repairedOn', { date: date(point.repairedOn) })
    if (point.outcome === 'note') {
      const todo = point.isPainted ? t('painted') : t(point.action === 'Replacement' ? 'action.Replacement' : 'action.Repair')
      return point.comment ?? measured ?? todo
    }
    return measured ?? point.comment ?? t(`outcome.${point.outcome}`)
  }
}
