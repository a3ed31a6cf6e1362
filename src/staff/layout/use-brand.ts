import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '#i18n/text.ts'

/** The name of the site, as the root's loader read it from the settings. */
export function useBrand(): string {
  const site = useRouteLoaderData('root') as { nameFr: string; nameAr: string } | undefined
  const language = useLanguage()
  return (language === 'ar' ? site?.nameAr : site?.nameFr) ?? ''
}
