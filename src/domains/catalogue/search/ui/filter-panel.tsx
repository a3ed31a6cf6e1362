import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { everyName, localized } from '#shared/language.ts'
import searchFiltersTexts from '#texts/searchFilters'
import vehiclesTexts from '#texts/vehicles'
import { Checkbox } from '#ui/checkbox.tsx'
import { ColorDot } from '#ui/color-dot.tsx'
import { Figure } from '#ui/figure.tsx'
import { withValues } from '../address.ts'
import { colors, conditions, fuels, gears } from '../values.ts'
import { AmountFilter } from './amount-filter.tsx'
import { BodyStyleFilter } from './body-style-filter.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { BudgetFilter } from './budget-filter.tsx'
import { ChoiceList } from './choice-list.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { MileageFilter } from './mileage-filter.tsx'
import { choicesOf, countOfYes, type FilterProps, useFilterGroups } from './use-filter-groups.ts'
import { YearFilter } from './year-filter.tsx'

/** All filters of the search, shared by the column and the dialog. Controlled: renders `search` and calls `change`. */
export function FilterPanel(props: FilterProps) {
  const { search, facets, change } = props
  const t = useText(searchFiltersTexts)
  const v = useText(vehiclesTexts)
  const { price } = useFormat()
  const { chosen, list } = useFilterGroups(props)
  const counts = facets.facets
  return (
    <div className={styles.panel}>
      <Certified {...props} />
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
      <FilterGroup title={t('group.brand')} chosen={chosen('Brands', 'Models', 'ExcludedBrands', 'ExcludedModels')} open>
        <BrandFilter search={search} facets={counts} change={change} />
      </FilterGroup>
      <FilterGroup title={t('group.body')} chosen={chosen('BodyStyles', 'ExcludedBodyStyles')} open>
        <BodyStyleFilter facet={counts.bodyStyles} {...list('BodyStyles')} />
      </FilterGroup>
      <FilterGroup title={t('group.year')} chosen={chosen('MinReleaseDate', 'MaxReleaseDate')} open>
        <YearFilter {...props} />
      </FilterGroup>
      <FilterGroup title={t('group.fuel')} chosen={chosen('FuelTypes', 'ExcludedFuelTypes')} open>
        <ChoiceList
          legend={t('group.fuel')}
          {...list('FuelTypes')}
          choices={choicesOf(fuels, counts.fuelTypes, (one) => v(`fuel.${one}`))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.gear')} chosen={chosen('GearTypes', 'ExcludedGearTypes')} open>
        <ChoiceList
          legend={t('group.gear')}
          {...list('GearTypes')}
          choices={choicesOf(gears, counts.gearTypes, (one) => v(`gear.${one}`))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.mileage')} chosen={chosen('MinMileage', 'MaxMileage')} inPage>
        <MileageFilter {...props} />
      </FilterGroup>
      <Places {...props} />
      <State {...props} />
    </div>
  )
}

function Certified(props: FilterProps) {
  const t = useText(searchFiltersTexts)
  const { number } = useFormat()
  const { flag } = useFilterGroups(props)
  return (
    <div className={styles.switch}>
      <Checkbox
        kind="switch"
        name="IsCertified"
        value="true"
        checked={props.search.get('IsCertified') === 'true'}
        onChange={(event) => flag('IsCertified', event.target.checked)}
      >
        <span className={styles.label}>
          <b>{t('group.certified')}</b>
          <span className={styles.count}>
            <Figure>{number(countOfYes(props.facets.facets.isCertified))}</Figure>
          </span>
        </span>
      </Checkbox>
    </div>
  )
}

function Places(props: FilterProps) {
  const t = useText(searchFiltersTexts)
  const language = useLanguage()
  const { chosen, list } = useFilterGroups(props)
  const { cities, storageAreas } = props.facets.facets
  return (
    <>
      <FilterGroup title={t('group.city')} chosen={chosen('Cities', 'ExcludedCities')}>
        <ChoiceList
          legend={t('group.city')}
          {...list('Cities')}
          find={t('find.city')}
          more={(count) => t('filters.moreCities', { count })}
          choices={cities.map(({ value, label, count }) => ({
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
          choices={storageAreas.map(({ value, label, count }) => ({ value: String(value), label: localized(label, language), count }))}
        />
      </FilterGroup>
    </>
  )
}

function State(props: FilterProps) {
  const t = useText(searchFiltersTexts)
  const v = useText(vehiclesTexts)
  const { chosen, list, flag } = useFilterGroups(props)
  const { search, facets } = props
  const counts = facets.facets
  return (
    <>
      <FilterGroup title={t('group.color')} chosen={chosen('Colors', 'ExcludedColors')}>
        <ChoiceList
          legend={t('group.color')}
          {...list('Colors')}
          first={6}
          more={(count) => t('filters.moreColors', { count })}
          choices={choicesOf(colors, counts.colors, (one) => v(`color.${one}`)).map((choice) => ({
            ...choice,
            mark: (
              <span className={styles.paint}>
                <ColorDot color={choice.value} />
              </span>
            ),
          }))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.condition')} chosen={chosen('Conditions')}>
        <ChoiceList
          legend={t('group.condition')}
          {...list('Conditions')}
          choices={choicesOf(conditions, counts.conditions, (one) => v(`condition.${one}`))}
        />
      </FilterGroup>
      <FilterGroup title={t('group.firstHand')} chosen={chosen('IsFirstHand')}>
        <ChoiceList
          legend={t('group.firstHand')}
          name="IsFirstHand"
          chosen={search.getAll('IsFirstHand')}
          toggle={() => flag('IsFirstHand', search.get('IsFirstHand') !== 'true')}
          choices={[{ value: 'true', label: t('group.firstHandOnly'), count: countOfYes(counts.isFirstHand) }]}
        />
      </FilterGroup>
    </>
  )
}
