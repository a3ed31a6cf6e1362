import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { Button } from '#ui/button.tsx'
import { StaffBar } from '../../layout/staff-page.tsx'
import styles from '../audit.module.css'
import { useAuditWords } from './use-audit-words.ts'

export const auditFilters = ['subject', 'action', 'recordType', 'recordId', 'from', 'to'] as const
export type AuditAsked = Partial<Record<(typeof auditFilters)[number], string>>

/** The audit log is empty before this day. */
const firstDay = '2020-01-01'

const isField = (found: unknown): found is HTMLInputElement | HTMLSelectElement =>
  found instanceof HTMLInputElement || found instanceof HTMLSelectElement

const isWhole = ({ type, value }: HTMLInputElement | HTMLSelectElement) => type !== 'date' || value === '' || value >= firstDay

export function AuditFilters({ asked }: { asked: AuditAsked }) {
  const t = useText(teamTexts)
  const words = useAuditWords()
  const [search, setSearch] = useSearchParams()
  const { data: names } = useQuery(apiQuery('/api/staff/audit/names', {}))
  const form = useRef<HTMLFormElement>(null)

  // uncontrolled fields keep the focus while the address changes; the effect copies the address into them
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what the address says; the names bring the options
  useEffect(() => {
    for (const name of auditFilters) {
      const field = form.current?.elements.namedItem(name)
      if (isField(field)) field.value = asked[name] ?? ''
    }
  }, [search, names])

  function filter(): void {
    const given = new FormData(form.current ?? undefined)
    // a number belongs to a kind of record
    if (given.get('recordType') !== asked.recordType) given.delete('recordId')
    const next = new URLSearchParams()
    for (const [name, value] of given) if (value !== '') next.set(name, String(value).trim())
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <form
      ref={form}
      onInput={({ target }) => {
        // a number is applied when complete; a year with two digits is incomplete
        if (isField(target) && target.name !== 'recordId' && isWhole(target)) filter()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        filter()
      }}
    >
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
            onBlur={({ target }) => target.value.trim() !== (asked.recordId ?? '') && filter()}
          />
        )}
        <label className={styles.day}>
          {t('audit.from')} <input type="date" name="from" min={firstDay} defaultValue={asked.from} />
        </label>
        <label className={styles.day}>
          {t('audit.to')} <input type="date" name="to" min={firstDay} defaultValue={asked.to} />
        </label>
      </StaffBar>
    </form>
  )
}
