import type { PageType } from '#domains/publishing/content/pages/values.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffContentTexts from '#texts/staffContent'
import type { Place } from './page-draft.ts'

export function usePageNames() {
  const t = useText(staffContentTexts)
  const { date, clock, languageName } = useFormat()
  const moment = (at: string) => {
    const { day, time } = localTime(at)
    return `${date(day)} ${clock(time)}`
  }
  return {
    page: (pageType: PageType) => t(`page.${pageType}`),
    /** author and time; texts of the product have no author */
    stamp: ({ at, by }: { at: string; by: string | null }) => t('stamp', { who: by ?? t('noAuthor'), moment: moment(at) }),
    place: ({ section, element, language, part }: Place) => {
      const where =
        section === 0
          ? t('ofPage')
          : element === 0
            ? t('ofSection', { section: `${section}` })
            : t('ofElement', { section: `${section}`, element: `${element}` })
      return t('place', { part: t(part), where, language: languageName(language) })
    },
  }
}
