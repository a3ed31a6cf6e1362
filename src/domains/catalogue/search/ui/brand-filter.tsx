import { useText } from '#i18n/text.ts'
import { everyName } from '#shared/language.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { toggled, toggledBrand, withValues } from '../address.ts'
import type { Facets } from '../contract.ts'
import styles from './brand-filter.module.css'
import { ChoiceList } from './choice-list.tsx'

interface BrandFilterProps {
  search: URLSearchParams
  facets: Pick<Facets['facets'], 'brands' | 'models'>
  change: (next: URLSearchParams) => void
}

/** Makes with their counts; a checked make opens its models. Without a model, the whole make is selected. */
export function BrandFilter({ search, facets, change }: BrandFilterProps) {
  const t = useText(searchFiltersTexts)
  const brands = search.getAll('Brands')
  const models = search.getAll('Models')
  const modelsOf = (brand: string) => facets.models.filter((model) => model.brand === brand)

  function toggleModel(brand: string, model: string): void {
    const wanted = search.getAll('ExcludedModels').filter((one) => one !== `${brand} ${model}`)
    const next = toggled(withValues(search, { ExcludedModels: wanted }), 'Models', model)
    change(brands.includes(brand) ? next : withValues(next, { Brands: [...brands, brand] }))
  }

  function exceptBrand(brand: string): void {
    const names = modelsOf(brand).map((model) => model.value)
    change(toggled(brands.includes(brand) ? toggledBrand(search, brand, names) : search, 'ExcludedBrands', brand))
  }

  /** Excludes a model; the parameter contains its brand. */
  function exceptModel(brand: string, model: string): void {
    change(toggled(withValues(search, { Models: models.filter((one) => one !== model) }), 'ExcludedModels', `${brand} ${model}`))
  }

  return (
    <ChoiceList
      name="Brands"
      legend={t('group.brand')}
      first={5}
      find={t('find.brand')}
      more={(count) => t('filters.moreBrands', { count })}
      chosen={brands}
      toggle={(brand) =>
        change(
          toggledBrand(
            search,
            brand,
            modelsOf(brand).map((model) => model.value),
          ),
        )
      }
      except={{ name: 'ExcludedBrands', values: search.getAll('ExcludedBrands'), toggle: exceptBrand }}
      choices={facets.brands.map((brand) => ({
        value: brand.value,
        label: brand.value,
        also: everyName(brand.label).join(' '),
        count: brand.count,
        inside: brands.includes(brand.value) && (
          <div className={styles.models}>
            <ChoiceList
              name="Models"
              legend={t('find.modelsOf', { brand: brand.value })}
              first={5}
              find={t('find.model')}
              more={(count) => t('filters.moreModels', { count })}
              chosen={models}
              toggle={(model) => toggleModel(brand.value, model)}
              except={{
                name: 'ExcludedModels',
                values: search.getAll('ExcludedModels').map((one) => one.replace(`${brand.value} `, '')),
                toggle: (model) => exceptModel(brand.value, model),
              }}
              choices={modelsOf(brand.value).map((model) => ({
                value: model.value,
                label: model.value,
                also: everyName(model.label).join(' '),
                count: model.count,
              }))}
            />
          </div>
        ),
      }))}
    />
  )
}
