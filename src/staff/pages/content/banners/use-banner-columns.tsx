import type { Banner } from '#domains/publishing/content/contract.ts'
import type { BannerState } from '#domains/publishing/content/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import staffBannersTexts from '#texts/staffBanners'
import { StatusLabel } from '#ui/status-label.tsx'
import type { StaffColumn } from '../../../layout/staff-table.tsx'

const tones = { Live: 'good', Planned: 'new', Off: 'draft', Ended: 'draft' } as const satisfies Record<BannerState, string>

export function useBannerColumns(): StaffColumn<Banner>[] {
  const t = useText(staffBannersTexts)
  const { date } = useFormat()
  const language = useLanguage()
  return [
    { key: 'text', name: t('text'), card: 'title', wraps: true, cell: ({ text }) => localized(text, language) },
    {
      key: 'state',
      name: t('state'),
      card: 'aside',
      cell: ({ state }) => <StatusLabel tone={tones[state]} label={t(`states.${state}`)} />,
    },
    { key: 'where', name: t('where'), cell: ({ kind, place }) => `${t(`kind.${kind}`)} · ${t(`place.${place}`)}` },
    {
      key: 'when',
      name: t('when'),
      wraps: true,
      cell: ({ starts, ends }) => {
        const from = localTime(starts)
        const told = { day: date(from.day), time: from.time }
        if (ends === null) return t('from', told)
        const to = localTime(ends)
        return t('fromTo', { ...told, lastDay: date(to.day), lastTime: to.time })
      },
    },
  ]
}
