import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { BookingRecord } from '#domains/processes/buying/desk/contract.ts'
import { type RecordHold, useRecord } from '#domains/processes/buying/desk/ui/use-record.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import staffTexts from '#texts/staff'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Waiting } from '#ui/waiting.tsx'

/** The booking of the address: loading, missing, failed, or rendered by `children`. */
export function RecordScreen({ children }: { children: (record: BookingRecord, hold: RecordHold) => ReactNode }) {
  const t = useText(bookingCaseTexts)
  const words = useText(staffTexts)
  const id = Number(useParams().id)
  const hold = useRecord(id)
  const { state } = hold
  if (state.step === 'ready') return <Fragment key={id}>{children(state.record, hold)}</Fragment>
  if (state.step === 'loading') return <Waiting label={words('loading')} lines={[30, 55, 96, 90, 80]} />
  if (state.step === 'failed')
    return <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={() => void hold.reload()} />
  return (
    <EmptyState heading="h1" title={t('record.missing')} text={t('record.missingText')}>
      <ButtonLink to={staffAddress.queue()}>{t('record.back')}</ButtonLink>
    </EmptyState>
  )
}
