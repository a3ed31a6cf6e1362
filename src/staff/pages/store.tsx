import { useParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Store } from '#domains/foundation/reference/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffStoresTexts from '#texts/staffStores'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { CapacityForm } from './stores/capacity-form.tsx'
import { StoreForm } from './stores/store-form.tsx'

/** One store: its public data and appointment capacity. */
export default function StorePage() {
  const { id = 'new' } = useParams()
  const staffText = useText(staffTexts)
  const { data, failed, setData } = useQuery(apiQuery('/api/staff/stores', { cache: 'no-store' }))
  if (failed) return <Failed heading="h1" title={staffText('failed.title')} text={staffText('failed.text')} retry={failed.retry} />
  if (!data) return <SkeletonLines widths={[30, 80, 70, 85]} />
  const store = data.find((one) => String(one.id) === id)
  if (!store && id !== 'new') return <Unknown />
  return <Page key={id} store={store ?? null} changed={(kept) => setData(data.map((one) => (one.id === kept.id ? kept : one)))} />
}

function Unknown() {
  const t = useText(staffStoresTexts)
  return (
    <StaffPage title={t('unknown')}>
      <EmptyState title={t('unknown')} text={t('unknownText')}>
        <ButtonLink to={staffAddress.stores()}>{t('title')}</ButtonLink>
      </EmptyState>
    </StaffPage>
  )
}

function Page({ store, changed }: { store: Store | null; changed: (store: Store) => void }) {
  const t = useText(staffStoresTexts)
  const language = useLanguage()
  const title = localized(store?.names, language) || t('add')
  return (
    <StaffPage title={title} intro={t('formIntro')}>
      <Breadcrumb label={t('title')} steps={[{ name: t('title'), to: staffAddress.stores() }, { name: title }]} />
      <StoreForm key={store?.version ?? 0} store={store} changed={changed} />
      {store && <CapacityForm id={store.id} />}
    </StaffPage>
  )
}
