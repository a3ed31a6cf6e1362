import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { OwnCapacity, StoreCapacity } from '#domains/cases/appointments/contract.ts'
import { capacityLimits } from '#domains/cases/appointments/values.ts'
import { useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
import { textFault } from '#shared/limits.ts'
import appointmentsTexts from '#texts/appointments'
import staffTexts from '#texts/staff'
import staffStoresTexts from '#texts/staffStores'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Failed } from '#ui/failed.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './stores.module.css'

const limits = {
  places: { required: true, min: 0, max: capacityLimits.places, kind: 'integer' },
  minutes: { required: true, min: capacityLimits.minMinutes, max: capacityLimits.maxMinutes, kind: 'integer' },
} as const

/** Appointment capacity of a store by kind: the default settings, or its own. */
export function CapacityForm({ id }: { id: number }) {
  const staffText = useText(staffTexts)
  const { data, failed, setData } = useQuery(apiQuery('/api/staff/stores/{id}/capacities', { params: { path: { id } }, cache: 'no-store' }))
  if (failed) return <Failed title={staffText('failed.title')} text={staffText('failed.text')} retry={failed.retry} />
  if (!data) return <SkeletonLines widths={[30, 60, 55]} />
  return <Fields key={JSON.stringify(data)} id={id} capacities={data} changed={setData} />
}

interface FieldsProps {
  id: number
  capacities: readonly StoreCapacity[]
  changed: (capacities: StoreCapacity[]) => void
}

function Fields({ id, capacities, changed }: FieldsProps) {
  const t = useText(staffStoresTexts)
  const kinds = useText(appointmentsTexts)
  const toast = useToast()
  const [own, setOwn] = useState(() => new Set(capacities.filter((one) => one.own).map(({ kind }) => kind)))
  const labelOf = (field: string) => {
    const [kind = '', part = ''] = field.split('.')
    return t(part === 'places' ? 'placesOf' : 'minutesOf', { kind: kinds(`kind.${kind as 'Visit'}`) })
  }
  const words = useFieldWords(labelOf)
  const form = useForm({
    limits: {},
    errorMessage: words,
    check: (texts) =>
      [...own].flatMap((kind) =>
        (['places', 'minutes'] as const).flatMap((part): FieldFault[] => {
          const fault = textFault(texts[`${kind}.${part}`] ?? '', limits[part])
          return fault ? [{ field: `${kind}.${part}`, ...fault }] : []
        }),
      ),
    send: (texts, signal) => {
      const wanted = capacities.map(({ kind }): OwnCapacity => {
        const size = { places: Number(texts[`${kind}.places`]), minutes: Number(texts[`${kind}.minutes`]) }
        return { kind, own: own.has(kind) ? size : null }
      })
      const was = capacities.map(({ kind, own: before }) => ({ kind, own: before }))
      return callApi('put', '/api/staff/stores/{id}/capacities', { params: { path: { id } }, body: { capacities: wanted, was } }, signal)
    },
    onError: ({ code }) => {
      if (code === 'EditConflict') form.setError(t('conflict'))
      return code === 'EditConflict'
    },
    onSuccess: (kept) => {
      toast.success(t('capacitiesSaved'))
      changed(kept)
    },
  })
  return (
    <form className={styles.card} {...form.props}>
      <h2>{t('capacities')}</h2>
      <p>{t('capacitiesText')}</p>
      {capacities.map(({ kind, own: mine, usual }) => (
        <div key={kind} className={styles.capacity}>
          <Checkbox
            name={`${kind}.own`}
            checked={own.has(kind)}
            onChange={(event) => {
              const { checked } = event.currentTarget
              setOwn((now) => new Set(checked ? [...now, kind] : [...now].filter((one) => one !== kind)))
            }}
          >
            {t('ownOf', { kind: kinds(`kind.${kind}`) })}
          </Checkbox>
          {own.has(kind) ? (
            (['places', 'minutes'] as const).map((part) => (
              <TextField
                key={part}
                {...form.field(`${kind}.${part}`)}
                required
                label={labelOf(`${kind}.${part}`)}
                inputMode="numeric"
                latin
                defaultValue={String((mine ?? usual)[part])}
              />
            ))
          ) : (
            <p>{usual.places === 0 ? t('notOffered') : t('usual', { places: usual.places, minutes: String(usual.minutes) })}</p>
          )}
        </div>
      ))}
      <FormAlert text={form.summary} />
      <div className={styles.buttons}>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t('saveCapacities')}
        </Button>
      </div>
    </form>
  )
}
