import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { StoreFinder } from '#domains/foundation/reference/ui/store-finder.tsx'
import { storeStructuredData } from '#domains/foundation/reference/ui/store-structured-data.ts'
import { usePage, useText } from '#i18n/text.ts'
import { twinAddress } from '#shared/language.ts'
import storesTexts from '#texts/stores'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import styles from './workshops.module.css'

/** Loads the stores and their number of cars. The page works without the counts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [stores, counts] = await Promise.all([api.GET('/api/storageareas'), api.GET('/api/vehicles/facets', { params: { query: {} } })])
  if (!stores.data) throw data(null, { status: stores.response.status })
  const cars = new Map(counts.data?.facets.storageAreas.map(({ value, count }) => [value, count]))
  return { stores: stores.data.map((store) => ({ ...store, cars: cars.get(store.id) ?? 0 })) }
}

/** The stores: whether open now, services and locations. */
export default function WorkshopsPage() {
  const { stores } = useLoaderData<typeof loader>()
  const t = useText(storesTexts)
  const cities = new Set(stores.map(({ city }) => city)).size
  const site = useSite()
  const { language, origin, basePath } = usePage()
  const page = twinAddress(origin + basePath.replace(/\/$/, '') + address.workshops(), language)
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('title', { count: stores.length })} description={t('description', { count: stores.length, cities })} />
      {stores.map((store) => (
        <StructuredData
          key={store.id}
          data={import.meta.env.SSR ? storeStructuredData(store, { page, house: site.name, language }) : null}
        />
      ))}
      <h1>{t('title', { count: stores.length })}</h1>
      <p>{t('lead')}</p>
      <StoreFinder stores={stores} />
    </div>
  )
}
