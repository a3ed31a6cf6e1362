import { useLanguage, useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import vehiclesTexts from '#texts/vehicles'
import { filterLabels, type Named } from '../labels.ts'

/** Returns filter labels in the language of the page. `named` contains the names of cities and stores. */
export function useFilterLabels(named?: Named) {
  return filterLabels(useText(searchTexts), useText(vehiclesTexts), useLanguage(), named)
}
