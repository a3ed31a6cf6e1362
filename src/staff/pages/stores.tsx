import { Link } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Store } from '#domains/foundation/reference/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { spacedPhone } from '#shared/phone.ts'
import staffStoresTexts from '#texts/staffStores'
import { ButtonLink } from '#ui/button.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import styles from './stores/stores.module.css'

/** All stores, including those closed to the public. */
export default function StoresPage() {
  const t = useText(staffStoresTexts)
  const { data, failed } = useQuery(apiQuery('/api/staff/stores', { cache: 'no-store' }))
  const columns = useColumns()
  return (
    <StaffPage title={t('title')} intro={t('intro')}>
      <StaffBar
        end={
          <ButtonLink size="small" to={staffAddress.store('new')}>
            {t('add')}
          </ButtonLink>
        }
      >
        {null}
      </StaffBar>
      <StaffTable
        label={t('title')}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffAddress.store(id)}
        failed={failed}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </StaffPage>
  )
}

function useColumns(): StaffColumn<Store>[] {
  const t = useText(staffStoresTexts)
  const language = useLanguage()
  const { number } = useFormat()
  return [
    {
      ...{ key: 'name', name: t('name'), card: 'title', wraps: true },
      cell: ({ id, names, addresses }) => (
        <span className={styles.name}>
          <Link to={staffAddress.store(id)}>{localized(names, language)}</Link>
          <small>{localized(addresses, language)}</small>
        </span>
      ),
    },
    {
      ...{ key: 'state', name: t('state'), card: 'aside' },
      cell: ({ isDeactivated }) => (
        <StatusLabel tone={isDeactivated ? 'draft' : 'good'} label={t(isDeactivated ? 'states.off' : 'states.on')} />
      ),
    },
    { key: 'phone', name: t('phone'), cell: ({ phone }) => <bdi dir="ltr">{spacedPhone(phone)}</bdi> },
    {
      ...{ key: 'cars', name: t('cars'), end: true },
      cell: ({ id, use }) => (use.cars === 0 ? number(0) : <Link to={staffAddress.stock({ area: String(id) })}>{number(use.cars)}</Link>),
    },
    { key: 'appointments', name: t('appointments'), end: true, cell: ({ use }) => number(use.appointments) },
  ]
}
