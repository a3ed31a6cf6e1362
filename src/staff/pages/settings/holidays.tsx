import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApiQuery } from '#client/query/query.ts'
import type { Holiday } from '#domains/reference/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { StaffBar } from '../../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../../layout/staff-table.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import { HolidayForm } from './holiday-form.tsx'
import styles from './settings.module.css'

/** The closed days of a year: those of the product, put right by hand, and those of the house. */
export default function Holidays() {
  const t = useText('staffSettings')
  const { longDate, weekday } = useFormat()
  const language = useLanguage()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const thisYear = Number(localTime(new Date()).day.slice(0, 4))
  const year = Number(search.get('year')) || thisYear
  // a list that is being edited is never the kept one
  const { data, failed, refetch } = useApiQuery('/api/holidays', { params: { query: { year } }, cache: 'no-store' })
  const [asked, setAsked] = useState<{ drop: boolean; holiday: Holiday | null }>({ drop: false, holiday: null })
  const dialog = useRef<HTMLDialogElement>(null)
  const open = (holiday: Holiday | null, drop = false) => {
    setAsked({ holiday, drop })
    dialog.current?.showModal()
  }
  const { holiday, drop } = asked
  const nameOf = ({ name }: Holiday) => localized(name, language)

  function saved(): void {
    toast.success(t('holiday.saved'))
    dialog.current?.close()
    void refetch()
  }
  const removal = useStaffMutation('delete', '/api/holidays/{id}', {
    invalidates: ['/api/holidays'],
    done: () => {
      toast.success(t('holiday.dropped'))
      dialog.current?.close()
    },
  })

  const columns: StaffColumn<Holiday>[] = [
    {
      key: 'name',
      name: t('holiday.name'),
      card: 'title',
      cell: (row) => nameOf(row),
    },
    {
      key: 'date',
      name: t('holiday.date'),
      cell: ({ date }) => `${weekday((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7)} ${longDate(date)}`,
    },
    {
      key: 'certainty',
      name: t('holiday.certainty'),
      cell: ({ certainty }) => (
        <StatusLabel tone={certainty === 'Estimated' ? 'warning' : 'good'} label={t(`holiday.known.${certainty}`)} />
      ),
    },
  ]
  return (
    <>
      <StaffBar
        end={
          <Button size="small" onClick={() => open(null)}>
            {t('holiday.add')}
          </Button>
        }
      >
        <select
          aria-label={t('holiday.year')}
          value={year}
          onChange={(event) => setSearch({ view: 'holidays', year: event.currentTarget.value }, { replace: true })}
        >
          {Array.from({ length: 6 }, (_, i) => thisYear - 1 + i).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </StaffBar>
      <StaffTable
        label={t('holidays')}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        failed={failed}
        empty={{ title: t('holiday.empty.title'), text: t('holiday.empty.text') }}
        action={{
          name: t('holiday.actions'),
          cell: (row) => (
            <span>
              <Button variant="ghost" size="small" onClick={() => open(row, true)}>
                {t('holiday.drop')}
              </Button>
              <Button variant="tonal" size="small" onClick={() => open(row)}>
                {t('holiday.edit')}
              </Button>
            </span>
          ),
        }}
      />
      <Dialog
        ref={dialog}
        title={holiday ? (drop ? t('holiday.dropTitle', { name: nameOf(holiday) }) : nameOf(holiday)) : t('holiday.add')}
      >
        {drop && holiday ? (
          <div className={styles.card}>
            <p>{t('holiday.dropText')}</p>
            <div className={styles.buttons}>
              <Button variant="ghost" onClick={() => dialog.current?.close()}>
                {t('undo')}
              </Button>
              <Button variant="danger" busy={removal.busy} onClick={() => void removal.send({ params: { path: { id: holiday.id } } })}>
                {t('holiday.drop')}
              </Button>
            </div>
          </div>
        ) : (
          <HolidayForm key={holiday?.id ?? 'new'} holiday={holiday} cancel={() => dialog.current?.close()} saved={saved} />
        )}
      </Dialog>
    </>
  )
}
