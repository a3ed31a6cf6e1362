import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openBookingStatuses } from '#domains/processes/buying/bookings/status.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import type { QueueView } from '../contract.ts'
import { useAssignees } from './use-assignees.ts'

const views: readonly QueueView[] = ['mine', 'myAreas', 'unassigned', 'overdue', 'asks', 'refunds', 'all', 'closed']
/** Names of the URL parameters. */
const names = ['status', 'area', 'assignee', 'text'] as const

/** Parses the filters of the URL; ignores invalid values. */
export function queueFilters(search: URLSearchParams) {
  const view = views.find((one) => one === search.get('view')) ?? 'all'
  const status = search.getAll('status').flatMap((one) => openBookingStatuses.filter((known) => known === one))
  const area = Number(search.get('area'))
  const assignee = search.get('assignee')
  const text = search.get('text')?.trim()
  return {
    view,
    ...(status.length > 0 && { status }),
    ...(Number.isInteger(area) && area > 0 && { area }),
    ...(assignee && { assignee }),
    ...(text && { text: text.slice(0, 80) }),
  }
}

/** Filters of the queue by step, store, assignee and text, stored in the URL. */
export function QueueFilterBar({ areas }: { areas: readonly { id: number; name: string; names: Localized }[] }) {
  const t = useText(bookingCaseTexts)
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState(search.get('text') ?? '')
  const colleagues = useAssignees()
  const set = (name: (typeof names)[number], value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    next.delete('page')
    setSearch(next, { preventScrollReset: true })
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    set('text', text.trim())
  }
  return (
    <>
      <select
        aria-label={t('queue.statusLabel')}
        value={search.get('status') ?? ''}
        onChange={(event) => set('status', event.target.value)}
      >
        <option value="">{t('queue.filterStatus')}</option>
        {openBookingStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </select>
      {areas.length > 1 && (
        <select aria-label={t('queue.areaLabel')} value={search.get('area') ?? ''} onChange={(event) => set('area', event.target.value)}>
          <option value="">{t('queue.filterArea')}</option>
          {areas.map((area) => (
            <option key={area.id} value={area.id}>
              {localized(area.names, language)}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={t('queue.assigneeLabel')}
        value={search.get('assignee') ?? ''}
        onChange={(event) => set('assignee', event.target.value)}
      >
        <option value="">{t('queue.filterAssignee')}</option>
        {colleagues.map(({ subject, name }) => (
          <option key={subject} value={subject}>
            {name}
          </option>
        ))}
      </select>
      <form aria-label={t('queue.textLabel')} onSubmit={find}>
        <input
          type="search"
          aria-label={t('queue.textLabel')}
          placeholder={t('queue.filterText')}
          maxLength={80}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            if (event.target.value === '') set('text', '')
          }}
        />
      </form>
      {names.some((name) => search.has(name)) && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            setText('')
            const next = new URLSearchParams(search)
            for (const name of [...names, 'page']) next.delete(name)
            setSearch(next, { preventScrollReset: true })
          }}
        >
          {t('queue.clear')}
        </Button>
      )}
    </>
  )
}
