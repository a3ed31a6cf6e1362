import type { Holiday } from '#domains/foundation/reference/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffSettingsTexts from '#texts/staffSettings'
import { StatusLabel } from '#ui/status-label.tsx'
import type { StaffColumn } from '../../layout/staff-table.tsx'

export function useHolidayColumns(): StaffColumn<Holiday>[] {
  const t = useText(staffSettingsTexts)
  const { longDate, weekday } = useFormat()
  const language = useLanguage()
  return [
    {
      key: 'name',
      name: t('holiday.name'),
      card: 'title',
      cell: ({ name }) => localized(name, language),
    },
    {
      key: 'date',
      name: t('holiday.date'),
      cell: ({ date }) => `${weekday((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7)} ${longDate(date)}`,
    },
    {
      key: 'certainty',
      name: t('holiday.certainty'),
      cell: ({ certainty }) => (
        <StatusLabel tone={certainty === 'Estimated' ? 'warning' : 'good'} label={t(`holiday.known.${certainty}`)} />
      ),
    },
  ]
}
