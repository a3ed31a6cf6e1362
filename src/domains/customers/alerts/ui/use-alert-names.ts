import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useFilterLabels } from '#domains/catalogue/search/ui/use-filter-labels.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { defaultLanguage } from '#shared/language.ts'
import alertsTexts from '#texts/alerts'
import { alertTitle, searchOf } from '../address.ts'
import type { Criteria } from '../contract.ts'

/** Returns the titles of alerts from their criteria. Cities and stores appear as stored until their names have loaded. */
export function useAlertNames(alerts: readonly Criteria[]): (criteria: Criteria) => string {
  const t = useText(alertsTexts)
  const language = useLanguage()
  const wanted = alerts.some(({ cities, storageAreaId }) => storageAreaId || (cities && language !== defaultLanguage))
  const { data } = useQuery(apiQuery('/api/vehicles/facets', wanted ? {} : null))
  const labels = useFilterLabels(data?.facets)
  return (criteria) => alertTitle(searchOf(criteria), labels.part, t)
}
