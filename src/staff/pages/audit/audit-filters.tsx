import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { StaffBar } from '../../layout/staff-page.tsx'
import styles from '../audit.module.css'
import { useAuditWords } from './use-audit-words.ts'

/** What may be asked of the audit. */
export const auditFilters = ['subject', 'action', 'recordType', 'recordId', 'from', 'to'] as const
export type AuditAsked = Partial<Record<(typeof auditFilters)[number], string>>

/** The filters of the audit, which are in the address. */
export function AuditFilters({ asked }: { asked: AuditAsked }) {
  const t = useText('team')
  const words = useAuditWords()
  const [search, setSearch] = useSearchParams()
  const { data: names } = useApiQuery('/api/staff/audit/names', {})
  const filter = (event: FormEvent<HTMLFormElement>) => {
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) if (value !== '') next.set(name, String(value))
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
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
              {words.call(action)}
            </option>
          ))}
        </select>
        <select name="recordType" aria-label={t('audit.record')} defaultValue={asked.recordType}>
          <option value="">{t('audit.allRecords')}</option>
          {names?.recordTypes.map((type) => (
            <option key={type} value={type}>
              {words.type(type)}
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
  )
}
