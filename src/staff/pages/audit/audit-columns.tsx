import { Fragment } from 'react'
import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { AuditEntry } from '#domains/foundation/team/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffTexts from '#texts/staff'
import teamTexts from '#texts/team'
import type { StaffColumn } from '../../layout/staff-table.tsx'
import styles from '../audit.module.css'
import { useAuditWords } from './use-audit-words.ts'

export function useAuditColumns(): StaffColumn<AuditEntry>[] {
  const t = useText(teamTexts)
  const format = useFormat()
  const words = useAuditWords()
  return [
    {
      key: 'when',
      name: t('audit.when'),
      card: 'aside',
      cell: ({ created }) => {
        const { day, time } = localTime(created)
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
          {words.call(action)}
          {outcome === 'Failed' && <span className={styles.failed}> {t('audit.failedOutcome', { code: String(details.code ?? '') })}</span>}
        </span>
      ),
    },
    {
      key: 'record',
      name: t('audit.record'),
      cell: ({ recordType, recordId, recordName }) => {
        if (recordType === null) return null
        const name = (
          <span>
            {words.type(recordType)} {recordType === 'members' ? <bdi>{recordName}</bdi> : <bdi dir="ltr">{recordId}</bdi>}
          </span>
        )
        const to = recordAddress(recordType, recordId)
        return to ? <Link to={to}>{name}</Link> : name
      },
    },
    { key: 'details', name: t('audit.details'), cell: ({ details }) => <Details details={details} /> },
  ]
}

/** Returns the address of a record in the audit log, if it has a screen. */
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

/** Details of an entry: values of settings, roles, the step, and field names. */
function Details({ details }: { details: AuditEntry['details'] }) {
  const t = useText(teamTexts)
  const staffText = useText(staffTexts)
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
