import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import teamTexts from '#texts/team'
import { formatCount } from '../layout/count.ts'
import { Pager } from '../layout/pager.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import { StaffTable } from '../layout/staff-table.tsx'
import { useAuditColumns } from './audit/audit-columns.tsx'
import { type AuditAsked, AuditFilters, auditFilters } from './audit/audit-filters.tsx'

/** Audit log: every change by the staff, the latest first; the filters are in the address. */
export default function AuditPage() {
  const t = useText(teamTexts)
  const staffText = useText(staffTexts)
  const [search] = useSearchParams()
  const asked: AuditAsked = Object.fromEntries(auditFilters.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
  const page = Number(search.get('page') ?? 1) || 1
  const columns = useAuditColumns()
  const { data, failed } = useQuery(apiQuery('/api/staff/audit', { params: { query: { ...asked, page } } }))

  return (
    <StaffPage title={t('audit.title')} intro={t('audit.intro')}>
      <AuditFilters asked={asked} />
      <StaffTable
        label={t('audit.title')}
        columns={columns}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        failed={failed}
        empty={
          Object.keys(asked).length > 0
            ? { title: t('audit.empty.title'), text: t('audit.empty.text') }
            : { title: t('audit.none.title'), text: t('audit.none.text') }
        }
      />
      {data && <Pager page={data} />}
      <p className="vh" role="status">
        {data &&
          staffText('table.page', { from: `${data.firstRowOnPage}`, to: `${data.lastRowOnPage}`, total: formatCount(data.rowCount) })}
      </p>
    </StaffPage>
  )
}
