import type { SettingRow } from '#domains/foundation/reference/settings/contract.ts'
import type { BookingStatus } from '#domains/processes/buying/bookings/status.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import staffSettingsTexts from '#texts/staffSettings'
import { scaleOf } from './units.ts'

const dueTimes = 'booking.due.'

/** Returns label and description of a setting; the key and '' when the text packs have none. */
export function useSettingWords(): (key: string) => { label: string; about: string } {
  const t = useText(staffSettingsTexts)
  const bookings = useText(bookingCaseTexts)
  return (key) => {
    if (key.startsWith(dueTimes)) {
      const status = bookings(`status.${key.slice(dueTimes.length) as BookingStatus}`)
      return { label: t('label.booking.due', { status }), about: t('about.booking.due') }
    }
    const label = t(`label.${key}` as 'label.site.email')
    const about = t(`about.${key}` as 'about.site.email')
    return { label: label === `label.${key}` ? key : label, about: about === `about.${key}` ? '' : about }
  }
}

/** Returns the display unit of a setting; '' for counts. */
export function useUnitWords(): (setting: Pick<SettingRow, 'unit' | 'value'>) => string {
  const t = useText(staffSettingsTexts)
  return (setting) => {
    if (setting.unit === null) return ''
    return t(setting.unit === 'workMinutes' && scaleOf(setting) > 1 ? 'unit.workHours' : `unit.${setting.unit}`)
  }
}
