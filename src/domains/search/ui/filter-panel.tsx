import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { everyName, localized } from '#shared/language.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { type ListFilter, partsOf, toggled, withValues } from '../address.ts'
import type { Facets } from '../contract.ts'
import { colors, conditions, fuels, gears } from '../values.ts'
import { AmountFilter } from './amount-filter.tsx'
import { BodyStyleFilter } from './body-style-filter.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { BudgetFilter } from './budget-filter.tsx'
import { type Choice, ChoiceList } from './choice-list.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { QuickChoices } from './quick-choices.tsx'
import { useFilterLabels } from './use-filter-labels.ts'
import { YearFilter } from './year-filter.tsx'

interface FilterPanelProps {
  search: URLSearchParams
  facets: Facets
  change: (next: URLSearchParams) => void
}

/** Every filter of the search, the same in the column and in the sheet. It only shows `search` and asks for another one. */
export function FilterPanel({ search, facets, change }: FilterPanelProps) {
  const t = useText('search')
  const v = useText('vehicles')
  const language = useLanguage()
  const { price, km, number } = useFormat()
  const labels = useFilterLabels(facets.facets)
  const counts = facets.facets
  const parts = partsOf(search)

  /** What is chosen in a group, in few words for its closed head. */
  const chosen = (...names: string[]): string | null => {
    const found = parts.filter((part) => part.parameters.some((name) => names.includes(name)))
    if (found.length === 0 || !found[0]) return null
    return found.length === 1 ? labels.part(found[0]) : t('filters.chosenCount', { count: found.length })
  }
  const list = (name: ListFilter) => ({
    name,
    chosen: search.getAll(name),
    toggle: (value: string) => change(toggled(search, name, value)),
  })
  const choices = <V extends string>(
    values: readonly V[],
    facet: readonly { value: V; count: number }[],
    label: (value: V) => string,
  ): Choice[] => values.map((value) => ({ value, label: label(value), count: facet.find((one) => one.value === value)?.count ?? 0 }))
  const yes = (facet: readonly { value: boolean; count: number }[]) => facet.find((one) => one.value)?.count ?? 0
  const flag = (name: string, on: boolean) => change(withValues(search, { [name]: on || null }))

  return (
    <div className={styles.panel}>
      <div className={styles.switch}>
        <Checkbox
          kind="switch"
          name="IsCertified"
          value="true"
          checked={search.get('IsCertified') === 'true'}
          onChange={(event) => flag('IsCertified', event.target.checked)}
        >
          <span className={styles.label}>
            <b>{t('group.certified')}</b>
            <span className={styles.count}>{number(yes(counts.isCertified))}</span>
          </span>
        </Checkbox>
      </div>
      <FilterGroup title={t('group.price')} chosen={chosen('MinPrice', 'MaxPrice', 'MonthlyBudget')} open>
        <BudgetFilter search={search} monthly={facets.monthly} change={change}>
          <AmountFilter
            legend={t('group.price')}
            names={['MinPrice', 'MaxPrice']}
            search={search}
            histogram={facets.histograms.price}
            unit={t('range.dirham')}
            labels={[t('range.minPrice'), t('range.maxPrice')]}
            say={price}
            set={(from, to) => change(withValues(search, { MinPrice: from, MaxPrice: to }))}
          />
        </BudgetFilter>
      </FilterGroup>
      <FilterGroup title={t('group.brand')} chosen={chosen('Brands', 'Models')} open>
        <BrandFilter search={search} facets={counts} change={change} />
      </FilterGroup>
      <FilterGroup title={t('group.body')} chosen={chosen('BodyStyles')} open>
        <BodyStyleFilter facet={counts.bodyStyles} {...list('BodyStyles')} />
      </FilterGroup>
      <FilterGroup title={t('group.year')} chosen={chosen('MinReleaseDate', 'MaxReleaseDate')} open>
        <YearFilter search={search} facets={facets} change={change} />
      </FilterGroup>
      <FilterGroup title={t('group.fuel')} chosen={chosen('FuelTypes')} open>
        <ChoiceList legend={t('group.fuel')} {...list('FuelTypes')} choices={choices(fuels, counts.fuelTypes, (one) => v(`fuel.${one}`))} />
      </FilterGroup>
      <FilterGroup title={t('group.gear')} chosen={chosen('GearTypes')} open>
        <ChoiceList legend={t('group.gear')} {...list('GearTypes')} choices={choices(gears, counts.gearTypes, (one) => v(`gear.${one}`))} />
      </FilterGroup>
      <FilterGroup title={t('group.mileage')} chosen={chosen('MinMileage', 'MaxMileage')}>
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
          choices={counts.mileages.map(({ maxMileage, count }) => ({ value: String(maxMileage), text: km(maxMileage), count }))}
          chosen={search.get('MinMileage') === null ? search.get('MaxMileage') : null}
          choose={(distance) => change(withValues(search, { MinMileage: null, MaxMileage: distance }))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.city')} chosen={chosen('Cities')}>
        <ChoiceList
          legend={t('group.city')}
          {...list('Cities')}
          find={t('find.city')}
          more={(count) => t('filters.moreCities', { count })}
          choices={counts.cities.map(({ value, label, count }) => ({
            value,
            label: localized(label, language),
            also: everyName(label).join(' '),
            count,
          }))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.store')} chosen={chosen('StorageAreaId')}>
        <ChoiceList
          legend={t('group.store')}
          {...list('StorageAreaId')}
          choices={counts.storageAreas.map(({ value, label, count }) => ({
            value: String(value),
            label: localized(label, language),
            count,
          }))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.color')} chosen={chosen('Colors')}>
        <ChoiceList
          legend={t('group.color')}
          {...list('Colors')}
          first={6}
          more={(count) => t('filters.moreColors', { count })}
          choices={choices(colors, counts.colors, (one) => v(`color.${one}`)).map((choice) => ({
            ...choice,
            mark: <i className={styles.swatch} data-color={choice.value} aria-hidden="true" />,
          }))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.condition')} chosen={chosen('Conditions')}>
        <ChoiceList
          legend={t('group.condition')}
          {...list('Conditions')}
          choices={choices(conditions, counts.conditions, (one) => v(`condition.${one}`))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.firstHand')} chosen={chosen('IsFirstHand')}>
        <ChoiceList
          legend={t('group.firstHand')}
          name="IsFirstHand"
          chosen={search.getAll('IsFirstHand')}
          toggle={() => flag('IsFirstHand', search.get('IsFirstHand') !== 'true')}
          choices={[{ value: 'true', label: t('group.firstHandOnly'), count: yes(counts.isFirstHand) }]}
        />
      </FilterGroup>
    </div>
  )
}
