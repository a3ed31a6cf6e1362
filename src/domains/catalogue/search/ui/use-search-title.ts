import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import searchTexts from '#texts/search'
import type { Facets } from '../contract.ts'

/** Returns the title of a search: make, model and city when there is one of each, else the whole stock. */
export function useSearchTitle(search: URLSearchParams, cities: Facets['facets']['cities'] = []): string {
  const t = useText(searchTexts)
  const language = useLanguage()
  const only = (name: string): string | null => {
    const values = search.getAll(name)
    return values.length === 1 ? (values[0] ?? null) : null
  }
  const [brand, model] = [only('Brands'), only('Models')]
  const code = only('Cities')
  const city = localized(cities.find(({ value }) => value === code)?.label, language) || code
  if (brand && model) return city ? t('titleModelCity', { brand, model, city }) : t('titleModel', { brand, model })
  if (brand) return city ? t('titleBrandCity', { brand, city }) : t('titleBrand', { brand })
  return city ? t('titleCity', { city }) : t('title')
}
