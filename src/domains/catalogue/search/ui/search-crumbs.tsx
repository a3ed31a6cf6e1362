import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { partsOf } from '../address.ts'

/** Home, all cars, and the search when it has its own title. */
export function SearchCrumbs({ search, title }: { search: URLSearchParams; title: string }) {
  const t = useText(searchTexts)
  const narrowed = partsOf(search).length > 0 && title !== t('title')
  const steps = [
    { name: t('home'), to: address.home() },
    ...(narrowed ? [{ name: t('crumb'), to: address.search() }, { name: title }] : [{ name: t('crumb') }]),
  ]
  return <Breadcrumb label={t('breadcrumb')} steps={steps} />
}
