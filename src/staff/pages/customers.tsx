import { type FormEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useText } from '#i18n/text.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Pager } from '../layout/pager.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { StaffTable } from '../layout/staff-table.tsx'
import { useCustomerColumns } from './customers/customer-columns.tsx'
import { CustomerForm } from './customers/customer-form.tsx'
import styles from './desk.module.css'

export default function CustomersPage() {
  const t = useText(staffDeskTexts)
  const staff = useStaff()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const columns = useCustomerColumns()
  const dialog = useRef<HTMLDialogElement>(null)
  const q = search.get('q') ?? ''
  const asked = search.get('view')
  const view = asked === 'Active' || asked === 'Inactive' ? asked : 'all'
  const page = Number(search.get('page') ?? 1) || 1
  const { data, failed } = useQuery(
    apiQuery('/api/customers', {
      params: { query: { ...(q.length >= 2 && { q }), ...(view !== 'all' && { status: view }), page } },
    }),
  )
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setSearch({ ...(text && { q: text }), ...(view !== 'all' && { view }) })
  }

  return (
    <StaffPage
      title={t('customers.title')}
      actions={hasRole(staff, 'agent', 'manager') && <Button onClick={() => dialog.current?.showModal()}>{t('customers.add')}</Button>}
      views={{
        label: t('customers.views'),
        chosen: view,
        list: [
          { value: 'all', name: t('customers.all') },
          { value: 'Active', name: t('customers.active') },
          { value: 'Inactive', name: t('customers.inactive') },
        ].map((one) => ({ ...one, ...(one.value === view && data && { count: data.rowCount }) })),
      }}
    >
      <StaffBar>
        <search className={styles.search}>
          <form className={styles.find} onSubmit={find}>
            <input
              key={q}
              type="search"
              name="q"
              minLength={2}
              maxLength={100}
              aria-label={t('customers.search')}
              placeholder={t('customers.search')}
              defaultValue={q}
            />
            <Button type="submit" variant="tonal" size="small">
              {t('customers.searchButton')}
            </Button>
          </form>
        </search>
      </StaffBar>
      <StaffTable
        label={t('customers.title')}
        columns={columns}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => staffAddress.customer(id)}
        failed={failed}
        empty={{ title: t('customers.empty.title'), text: t('customers.empty.text') }}
      />
      {data && <Pager page={data} />}
      <Dialog ref={dialog} look="sheet" title={t('new.title')}>
        <CustomerForm cancel={() => dialog.current?.close()} made={(id) => void navigate(staffAddress.customer(id))} />
      </Dialog>
    </StaffPage>
  )
}
