import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useNow } from '#client/staff/use-now.ts'
import type { Holiday } from '#domains/foundation/reference/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import staffSettingsTexts from '#texts/staffSettings'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { StaffBar } from '../../layout/staff-page.tsx'
import { StaffTable } from '../../layout/staff-table.tsx'
import { useHolidayColumns } from './holiday-columns.tsx'
import { HolidayDrop } from './holiday-drop.tsx'
import { HolidayForm } from './holiday-form.tsx'

/** The closed days of a year: defaults of the product, with corrections, and those of the operator. */
export default function Holidays() {
  const t = useText(staffSettingsTexts)
  const language = useLanguage()
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const thisYear = Number(localTime(useNow()).day.slice(0, 4))
  const year = Number(search.get('year')) || thisYear
  // bypasses the cache, since the list is edited
  const { data, failed, refetch } = useQuery(apiQuery('/api/holidays', { params: { query: { year } }, cache: 'no-store' }))
  const [asked, setAsked] = useState<{ drop: boolean; holiday: Holiday | null; opening: number }>({
    drop: false,
    holiday: null,
    opening: 0,
  })
  // a reopened dialog resets its form
  const { holiday, drop, opening } = asked
  const dialog = useRef<HTMLDialogElement>(null)
  const open = (holiday: Holiday | null, drop = false) => {
    setAsked({ holiday, drop, opening: opening + 1 })
    dialog.current?.showModal()
  }
  const nameOf = ({ name }: Holiday) => localized(name, language)

  const close = () => dialog.current?.close()
  function saved(): void {
    toast.success(t('holiday.saved'))
    close()
    void refetch()
  }
  const columns = useHolidayColumns()
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
          <HolidayDrop holiday={holiday} close={close} />
        ) : (
          <HolidayForm key={opening} holiday={holiday} cancel={close} saved={saved} />
        )}
      </Dialog>
    </>
  )
}
