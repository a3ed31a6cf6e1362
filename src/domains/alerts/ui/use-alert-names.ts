import { useEffect, useState } from 'react'
import { browserApi } from '#client/api.ts'
import type { Named } from '#domains/search/labels.ts'
import { useFilterLabels } from '#domains/search/ui/use-filter-labels.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { alertTitle, searchOf } from '../address.ts'
import type { Criteria } from '../contract.ts'

/** Names alerts by what they look for. Cities and stores get their names once they have come; until then they stand as stored. */
export function useAlertNames(alerts: readonly Criteria[]): (criteria: Criteria) => string {
  const t = useText('alerts')
  const language = useLanguage()
  const [named, setNamed] = useState<Named>()
  const wanted = alerts.some(({ cities, storageAreaId }) => storageAreaId || (cities && language === 'ar'))
  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    browserApi()
      .GET('/api/vehicles/facets', { signal: gone.signal })
      .then(({ data }) => data && setNamed(data.facets))
      .catch(() => undefined)
    return () => gone.abort()
  }, [wanted])
  const labels = useFilterLabels(named)
  return (criteria) => alertTitle(searchOf(criteria), labels.part, t)
}
