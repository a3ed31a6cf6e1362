import type { News } from '#domains/cases/progress/ui/case-news.tsx'
import { useText } from '#i18n/text.ts'
import progressTexts from '#texts/progress'
import type { Mediation } from './mediation.ts'

/** Returns the statuses of a consignment, its agreement and its transfer as news. */
export function useMediationNews({ statuses, agreed, paid }: Pick<Mediation, 'statuses' | 'agreed' | 'paid'>): News[] {
  const t = useText(progressTexts)
  return [
    ...statuses.map(({ type, created }, i) => ({ key: String(i), at: created, text: t(`Intermediation.${type}`) })),
    ...(agreed === null ? [] : [{ key: 'agreed', at: agreed, text: t('Intermediation.agreed') }]),
    ...(paid === null ? [] : [{ key: 'paid', at: paid, text: t('Intermediation.paid') }]),
  ]
}
