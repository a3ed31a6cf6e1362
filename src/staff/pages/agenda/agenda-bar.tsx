import type { ReactNode } from 'react'
import { type AppointmentKind, appointmentKinds } from '#domains/cases/appointments/values.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import appointmentsTexts from '#texts/appointments'
import staffAgendaTexts from '#texts/staffAgenda'
import type { Staff } from '../../layout/staff.ts'
import { StaffBar } from '../../layout/staff-page.tsx'

interface AgendaBarProps {
  area: number | undefined
  kind: AppointmentKind | null
  go: (change: Record<string, string>) => void
  areas: Staff['areas']
  children: ReactNode
}

export function AgendaBar({ areas, area, kind, go, children }: AgendaBarProps) {
  const t = useText(staffAgendaTexts)
  const words = useText(appointmentsTexts)
  const language = useLanguage()
  return (
    <StaffBar end={children}>
      {areas.length > 1 && (
        <select aria-label={t('area')} value={area ?? ''} onChange={(event) => go({ area: event.target.value })}>
          <option value="">{t('everywhere')}</option>
          {areas.map(({ id, names }) => (
            <option key={id} value={id}>
              {localized(names, language)}
            </option>
          ))}
        </select>
      )}
      <select aria-label={t('kind')} value={kind ?? ''} onChange={(event) => go({ kind: event.target.value })}>
        <option value="">{t('anyKind')}</option>
        {appointmentKinds.map((one) => (
          <option key={one} value={one}>
            {words(`kind.${one}`)}
          </option>
        ))}
      </select>
    </StaffBar>
  )
}
