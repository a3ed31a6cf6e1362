import { useEffect, useRef } from 'react'
import { callApi } from '#client/call.ts'
import { blockPlacesLimits } from '#client/limits/appointments-agenda.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import appointmentsTexts from '#texts/appointments'
import staffTexts from '#texts/staff'
import staffAgendaTexts from '#texts/staffAgenda'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldPair, SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { AgendaEntry } from '../agenda/contract.ts'
import { appointmentKinds } from '../values.ts'
import styles from './block-dialog.module.css'

interface Around {
  changed: () => void
  close: () => void
}

interface BlockDialogProps extends Around {
  stores: readonly { id: number; names: Localized }[]
  /** displayed store, if any, and day */
  area: number | undefined
  day: string
}

/** Blocks hours of a store: a broken lift, an absent expert. */
export function BlockDialog({ stores, area, day, changed, close }: BlockDialogProps) {
  const t = useText(staffAgendaTexts)
  const kinds = useText(appointmentsTexts)
  const language = useLanguage()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const labels = { storageAreaId: t('area'), kind: t('kind'), day: t('block.day'), starts: t('block.from'), ends: t('block.to') } as const
  const say = useFieldWords((field) => labels[field as keyof typeof labels] ?? t(field === 'places' ? 'block.places' : 'block.note'))
  const form = useForm({
    limits: { ...blockPlacesLimits, day: { required: true } },
    errorMessage: (fault) => (fault.field === 'ends' && fault.reason === 'invalid' ? t('block.endsEarly') : say(fault)),
    offline: t('failedText'),
    onError: ({ code }) => {
      if (code === 'SlotTaken') form.setError(t('block.taken'))
      return code === 'SlotTaken'
    },
    send: ({ storageAreaId, kind, day: on = '', starts = '', ends = '', places, note }, signal) =>
      callApi(
        'post',
        '/api/staff/appointments/blocks',
        {
          body: {
            ...{ storageAreaId: Number(storageAreaId), kind: appointmentKinds.find((one) => one === kind) ?? 'Expertise' },
            ...{ starts: instantOf(on, starts).toISOString(), ends: instantOf(on, ends).toISOString(), places: Number(places) },
            ...(note && { note }),
          },
        },
        signal,
      ),
    onSuccess: () => {
      toast.success(t('block.done'))
      changed()
      dialog.current?.close()
    },
  })
  return (
    <Dialog ref={dialog} look="page" title={t('block.title')} onClose={close}>
      <form className={styles.form} {...form.props}>
        <p className={styles.quiet}>{t('block.text')}</p>
        <FormAlert text={form.summary} />
        <SelectField {...form.field('storageAreaId')} label={labels.storageAreaId} defaultValue={area ?? stores[0]?.id}>
          {stores.map(({ id, names }) => (
            <option key={id} value={id}>
              {localized(names, language)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('kind')} label={labels.kind} defaultValue="Expertise">
          {appointmentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('day')} label={labels.day} type="date" defaultValue={day} />
        <FieldPair>
          <TextField {...form.field('starts')} label={labels.starts} type="time" />
          <TextField {...form.field('ends')} label={labels.ends} type="time" />
        </FieldPair>
        <TextField {...form.field('places')} label={t('block.places')} latin inputMode="numeric" defaultValue="1" autoComplete="off" />
        <TextField {...form.field('note')} label={t('block.note')} dir="auto" autoComplete="off" />
        <p>
          <Button type="submit" busy={form.busy}>
            {t('block.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}

/** Blocked place with its start, reason and a button to release it. */
export function BlockedDialog({ entry, arranges, changed, close }: Around & { entry: AgendaEntry; arranges: boolean }) {
  const t = useText(staffAgendaTexts)
  const words = useText(staffTexts)
  const kinds = useText(appointmentsTexts)
  const language = useLanguage()
  const { weekday, longDate } = useFormat()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const free = useApiMutation('delete', '/api/staff/appointments/blocks/{id}', {
    onSuccess: () => {
      toast.success(t('block.freed'))
      changed()
      dialog.current?.close()
    },
  })
  const { kind, starts, storageArea, note } = entry
  const { day, weekday: place } = localTime(starts)
  return (
    <Dialog ref={dialog} look="page" title={t('block.one')} onClose={close}>
      <div className={styles.form}>
        <p>
          <b>{[kinds(`kind.${kind}`), localized(storageArea.names, language)].join(words('comma'))}</b>
          <br />
          {weekday(place)} {longDate(day)} <TimesOf entry={entry} />
        </p>
        {note && <p dir="auto">{note}</p>}
        <FormAlert text={free.error ? free.error.message || t('failedText') : null} />
        {arranges && (
          <p>
            <Button busy={free.isPending} onClick={() => void free.send({ params: { path: { id: entry.id } } })}>
              {t('block.free')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Time range in an order that Arabic lines preserve. */
export function TimesOf({ entry: { starts, ends } }: { entry: Pick<AgendaEntry, 'starts' | 'ends'> }) {
  const { clock } = useFormat()
  return (
    <bdi dir="ltr">
      {clock(localTime(starts).time)} – {clock(localTime(ends).time)}
    </bdi>
  )
}
