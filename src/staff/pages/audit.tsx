import { type FormEvent, Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { AuditEntry } from '#domains/team/audit/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import { Button } from '#ui/button.tsx'
import { Pager } from '../layout/pager.tsx'
import { StaffBar, StaffPage } from '../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../layout/staff-table.tsx'
import styles from './audit.module.css'

const filters = ['subject', 'action', 'recordType', 'recordId', 'from', 'to'] as const

/** Who did what: every change that the staff made, the latest first; the filters are in the address. */
export default function AuditPage() {
  const t = useText('team')
  const staffText = useText('staff')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const asked = Object.fromEntries(filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
  const page = Number(search.get('page') ?? 1) || 1
  const { data, failed } = useApiQuery('/api/staff/audit', { params: { query: { ...asked, page } } })
  const { data: names } = useApiQuery('/api/staff/audit/names', {})

  const filter = (event: FormEvent<HTMLFormElement>) => {
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (value !== '') next.set(name, String(value))
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  /** the words of a call or a kind of record; its own name for one that has none yet */
  const callName = (action: string) => known(t(`call.${action}` as 'call.addHoliday'), `call.${action}`, action)
  const typeName = (type: string) => known(t(`recordType.${type}` as 'recordType.settings'), `recordType.${type}`, type)

  const columns: StaffColumn<AuditEntry>[] = [
    {
      key: 'when',
      name: t('audit.when'),
      card: 'aside',
      cell: ({ created }) => {
        const { day, time } = localTime(new Date(created))
        return (
          <time dateTime={created}>
            {format.date(day)} {format.clock(time)}
          </time>
        )
      },
    },
    { key: 'who', name: t('audit.who'), card: 'title', cell: ({ name }) => <bdi>{name ?? t('unknown')}</bdi> },
    {
      key: 'what',
      name: t('audit.what'),
      cell: ({ action, outcome, details }) => (
        <span>
          {callName(action)}
          {outcome === 'Failed' && <span className={styles.failed}> {t('audit.failedOutcome', { code: String(details.code ?? '') })}</span>}
        </span>
      ),
    },
    {
      key: 'record',
      name: t('audit.record'),
      cell: ({ recordType, recordId, recordName }) => {
        if (recordType === null) return null
        const words = (
          <span>
            {typeName(recordType)} {recordType === 'members' ? <bdi>{recordName}</bdi> : <bdi dir="ltr">{recordId}</bdi>}
          </span>
        )
        const to = recordAddress(recordType, recordId)
        return to ? <Link to={to}>{words}</Link> : words
      },
    },
    { key: 'details', name: t('audit.details'), cell: ({ details }) => <Details details={details} /> },
  ]
  return (
    <StaffPage title={t('audit.title')} intro={t('audit.intro')}>
      <form key={`${search} ${names !== null}`} onChange={filter} onSubmit={(event) => event.preventDefault()}>
        <StaffBar
          end={
            Object.keys(asked).length > 0 && (
              <Button variant="ghost" size="small" onClick={() => setSearch({}, { replace: true })}>
                {t('audit.clear')}
              </Button>
            )
          }
        >
          <select name="subject" aria-label={t('audit.who')} defaultValue={asked.subject}>
            <option value="">{t('audit.everybody')}</option>
            {names?.people.map(({ subject, name }) => (
              <option key={subject} value={subject}>
                {name}
              </option>
            ))}
          </select>
          <select name="action" aria-label={t('audit.what')} defaultValue={asked.action}>
            <option value="">{t('audit.everything')}</option>
            {names?.actions.map((action) => (
              <option key={action} value={action}>
                {callName(action)}
              </option>
            ))}
          </select>
          <select name="recordType" aria-label={t('audit.record')} defaultValue={asked.recordType}>
            <option value="">{t('audit.allRecords')}</option>
            {names?.recordTypes.map((type) => (
              <option key={type} value={type}>
                {typeName(type)}
              </option>
            ))}
          </select>
          {asked.recordType && (
            <input
              type="search"
              name="recordId"
              aria-label={t('audit.number')}
              placeholder={t('audit.number')}
              defaultValue={asked.recordId}
            />
          )}
          <label className={styles.day}>
            {t('audit.from')} <input type="date" name="from" defaultValue={asked.from} />
          </label>
          <label className={styles.day}>
            {t('audit.to')} <input type="date" name="to" defaultValue={asked.to} />
          </label>
        </StaffBar>
      </form>
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
        {data && staffText('table.page', { from: `${data.firstRowOnPage}`, to: `${data.lastRowOnPage}`, total: `${data.rowCount}` })}
      </p>
    </StaffPage>
  )
}

function known(words: string, key: string, otherwise: string): string {
  return words === key ? otherwise : words
}

/** Where a record of the audit is looked at, if it has a screen. */
function recordAddress(type: string, id: string | null): string | null {
  if (id === null) return null
  switch (type) {
    case 'vehiclebookings':
      return staffAddress.booking(Number(id))
    case 'vehicles':
      return staffAddress.vehicle(Number(id))
    case 'customers':
      return staffAddress.customer(Number(id))
    default:
      return null
  }
}

/** What else the line knows: values of settings, roles, the step, and the names of the fields. */
function Details({ details }: { details: AuditEntry['details'] }) {
  const t = useText('team')
  const staffText = useText('staff')
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  const roles = (value: unknown) =>
    list(value)
      .map((role) => staffText(`role.${role}` as 'role.agent'))
      .join(staffText('comma'))
  const words: string[] = []
  if (typeof details.from === 'string' && typeof details.to === 'string')
    words.push(t('audit.changed', { from: details.from, to: details.to }))
  else if (details.before !== undefined) words.push(t('audit.rolesChanged', { before: roles(details.before), after: roles(details.roles) }))
  else if (details.roles !== undefined) words.push(t('audit.rolesNow', { roles: roles(details.roles) }))
  else if (typeof details.action === 'string') words.push(t('audit.action', { action: details.action }))
  else if (list(details.fields).length > 0) words.push(t('audit.fields', { fields: list(details.fields).join(staffText('comma')) }))
  return (
    <span className={styles.details}>
      {words.map((word) => (
        <Fragment key={word}>
          <bdi>{word}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
