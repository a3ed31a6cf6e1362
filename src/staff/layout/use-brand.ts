import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'

/** The name of the site, as the root's loader read it from the settings. */
export function useBrand(): string {
  const site = useRouteLoaderData('root') as { names: Localized } | undefined
  const language = useLanguage()
  return localized(site?.names, language)
}
