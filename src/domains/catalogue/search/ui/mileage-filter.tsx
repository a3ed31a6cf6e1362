import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { withValues } from '../address.ts'
import { AmountFilter } from './amount-filter.tsx'
import { QuickChoices } from './quick-choices.tsx'
import type { FilterProps } from './use-filter-groups.ts'

export function MileageFilter({ search, facets, change }: FilterProps) {
  const t = useText(searchFiltersTexts)
  const { km } = useFormat()
  return (
    <>
      <AmountFilter
        legend={t('group.mileage')}
        names={['MinMileage', 'MaxMileage']}
        search={search}
        histogram={facets.histograms.mileage}
        unit={t('range.kilometre')}
        labels={[t('range.minMileage'), t('range.maxMileage')]}
        say={km}
        set={(from, to) => change(withValues(search, { MinMileage: from, MaxMileage: to }))}
      />
      <QuickChoices
        label={t('range.atMostLabel')}
        name="MaxMileage"
        choices={facets.facets.mileages.map(({ maxMileage, count }) => ({
          value: String(maxMileage),
          text: t('range.below', { distance: km(maxMileage) }),
          count,
        }))}
        chosen={search.get('MinMileage') === null ? search.get('MaxMileage') : null}
        choose={(distance) => change(withValues(search, { MinMileage: null, MaxMileage: distance }))}
      />
    </>
  )
}
