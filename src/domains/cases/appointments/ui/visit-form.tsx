import { useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import appointmentsTexts from '#texts/appointments'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import type { AppointmentKind } from '../values.ts'
import { SlotPicker } from './slot-picker.tsx'
import styles from './visit-form.module.css'

interface VisitFormProps {
  kind: AppointmentKind
  /** preselected store */
  storageAreaId: number | null
  busy: boolean
  error: ApiError | null
  save: (wish: { storageAreaId: number; starts: string }) => void
  close?: (() => void) | undefined
}

/** Books or moves an appointment: store, day and time. A time taken in between must be chosen again. */
export function VisitForm({ kind, storageAreaId, busy, error, save, close }: VisitFormProps) {
  const t = useText(appointmentsTexts)
  const language = useLanguage()
  const [area, setArea] = useState(storageAreaId)
  const [starts, setStarts] = useState('')
  const { data: stores } = useQuery(apiQuery('/api/storageareas', {}, { staleTime: Number.POSITIVE_INFINITY }))
  const open = stores?.filter(({ isDeactivated }) => !isDeactivated) ?? []
  const place = area ?? open[0]?.id
  return (
    <div className={styles.form}>
      <SelectField
        label={t('form.store')}
        required
        value={String(place ?? '')}
        onChange={({ currentTarget }) => {
          setArea(Number(currentTarget.value))
          setStarts('')
        }}
      >
        {open.map(({ id, names }) => (
          <option key={id} value={id}>
            {localized(names, language)}
          </option>
        ))}
      </SelectField>
      {place !== undefined && (
        <SlotPicker key={`${place} ${error?.code}`} kind={kind} storageAreaId={place} value={starts} onChange={setStarts} />
      )}
      <FormAlert text={error ? error.message || t('form.offline') : null} />
      <div className={styles.ways}>
        <Button
          busy={busy}
          disabled={starts === '' || place === undefined}
          onClick={() => place !== undefined && save({ storageAreaId: place, starts })}
        >
          {t('form.save')}
        </Button>
        {close && (
          <Button variant="ghost" onClick={close}>
            {t('form.close')}
          </Button>
        )}
      </div>
    </div>
  )
}
