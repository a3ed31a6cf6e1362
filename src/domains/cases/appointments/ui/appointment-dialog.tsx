import { useEffect, useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import appointmentsTexts from '#texts/appointments'
import staffAgendaTexts from '#texts/staffAgenda'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldPair, SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import type { AgendaEntry } from '../agenda/contract.ts'
import { staffKinds } from '../agenda/values.ts'
import styles from './block-dialog.module.css'
import { useMoment } from './use-moment.ts'
import { VisitForm } from './visit-form.tsx'

type StaffKind = (typeof staffKinds)[number]

/** Checks for a kind that the staff book in the agenda. */
export const isStaffKind = (kind: AgendaEntry['kind']): kind is StaffKind => staffKinds.some((one) => one === kind)

interface Around {
  changed: () => void
  close: () => void
}

interface AppointmentDialogProps extends Around {
  /** chosen time of the board; null when not chosen yet */
  time: { starts: string; kind: StaffKind; storageArea: AgendaEntry['storageArea'] } | null
  /** displayed store */
  area: number | undefined
  /** booking whose delivery is scheduled */
  reference?: string | undefined
}

/** Books a visit, a test drive or a delivery for a person who called or visited. */
export function AppointmentDialog({ time, area, reference: known = '', changed, close }: AppointmentDialogProps) {
  const t = useText(staffAgendaTexts)
  const kinds = useText(appointmentsTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const [kind, setKind] = useState<StaffKind>(time?.kind ?? (known ? 'Delivery' : 'Visit'))
  const [reference, setReference] = useState(known)
  const [person, setPerson] = useState({ firstName: '', lastName: '', phone: '' })
  const [note, setNote] = useState('')
  const isBooking = /^\s*RV-/i.test(reference)
  const save = useApiMutation('post', '/api/staff/appointments', {
    onSuccess: () => {
      toast.success(t('appointment.done'))
      changed()
      dialog.current?.close()
    },
  })
  const book = ({ storageAreaId, starts }: { storageAreaId: number; starts: string }) =>
    void save.send({
      body: {
        ...{ kind, storageAreaId, starts },
        ...(!isBooking && filled(person)),
        ...filled({ reference, note }),
      },
    })
  const personField = (name: keyof typeof person, more: object = {}) => (
    <TextField
      label={t(`appointment.${name}`)}
      required
      autoComplete="off"
      maxLength={name === 'phone' ? 40 : 60}
      value={person[name]}
      onChange={({ currentTarget: { value } }) => setPerson((now) => ({ ...now, [name]: value }))}
      {...more}
    />
  )
  return (
    <Dialog ref={dialog} look="page" title={t('appointment.title')} onClose={close}>
      <div className={styles.form}>
        {time ? (
          <p>
            <b>{kinds(`kind.${kind}`)}</b>
            <br />
            {momentOf(time.starts)}
            <br />
            {localized(time.storageArea.names, language)}
          </p>
        ) : (
          <SelectField label={t('kind')} value={kind} onChange={({ currentTarget: { value } }) => setKind(value as StaffKind)}>
            {staffKinds.map((one) => (
              <option key={one} value={one}>
                {kinds(`kind.${one}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('appointment.reference')}
          hint={t('appointment.referenceHint')}
          latin
          autoComplete="off"
          maxLength={20}
          value={reference}
          onChange={({ currentTarget: { value } }) => setReference(value)}
        />
        {!isBooking && (
          <>
            <FieldPair>
              {personField('firstName')}
              {personField('lastName')}
            </FieldPair>
            {personField('phone', { type: 'tel', latin: true })}
          </>
        )}
        <TextField
          label={t('appointment.note')}
          dir="auto"
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        {time ? (
          <>
            <FormAlert text={save.error ? save.error.message || t('failedText') : null} />
            <p>
              <Button busy={save.isPending} onClick={() => book({ storageAreaId: time.storageArea.id, starts: time.starts })}>
                {t('appointment.save')}
              </Button>
            </p>
          </>
        ) : (
          <>
            <p className={styles.quiet}>{t('appointment.places')}</p>
            <VisitForm key={kind} kind={kind} storageAreaId={area ?? null} busy={save.isPending} error={save.error} save={book} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function filled<T extends Record<string, string>>(texts: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  ) as Partial<T>
}

/** Actions of a staff appointment: done, missed or cancelled. */
export function AppointmentSteps({ entry: { id, starts, status }, now, changed, close }: Around & { entry: AgendaEntry; now: Date }) {
  const t = useText(staffAgendaTexts)
  const toast = useToast()
  const end = useApiMutation('post', '/api/staff/appointments/{id}/steps', {
    onSuccess: () => {
      toast.success(t('appointment.noted'))
      changed()
      close()
    },
  })
  if (status !== 'Booked') return null
  const step = (to: 'Done' | 'Missed' | 'Cancelled', variant: 'primary' | 'outline' | 'ghost') => (
    <Button
      size="small"
      variant={variant}
      busy={end.isPending}
      onClick={() => void end.send({ params: { path: { id } }, body: { status: to } })}
    >
      {t(`appointment.step.${to}`)}
    </Button>
  )
  const hasBegun = Date.parse(starts) <= now.getTime()
  return (
    <>
      <FormAlert text={end.error ? end.error.message || t('failedText') : null} />
      <p className={styles.ways}>
        {hasBegun && step('Done', 'primary')}
        {hasBegun && step('Missed', 'outline')}
        {step('Cancelled', hasBegun ? 'ghost' : 'outline')}
      </p>
    </>
  )
}
