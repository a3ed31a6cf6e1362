import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'

/** Returns the name of the site from the settings of the root loader. */
export function useBrand(): string {
  const site = useRouteLoaderData('root') as { names: Localized } | undefined
  const language = useLanguage()
  return localized(site?.names, language)
}
