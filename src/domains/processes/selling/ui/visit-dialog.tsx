import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import type { AgendaEntry } from '#domains/cases/appointments/agenda/contract.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { VisitForm } from '#domains/cases/appointments/ui/visit-form.tsx'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import appointmentsTexts from '#texts/appointments'
import staffTexts from '#texts/staff'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './visit-dialog.module.css'

interface VisitDialogProps {
  entry: AgendaEntry
  now: Date
  /** right to change the appointment */
  arranges: boolean
  /** link to the record of the appointment */
  record: ReactNode
  /** actions of an appointment booked in the agenda */
  steps?: ReactNode
  changed: () => void
  close: () => void
}

/** Appointment of the agenda with its actions: move, cancel, done, missed. */
export function VisitDialog({ entry, now, arranges, record, steps, changed, close }: VisitDialogProps) {
  const t = useText(staffPurchasesTexts)
  const kinds = useText(appointmentsTexts)
  const words = useText(staffTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { kind, status, starts, person, vehicle, storageArea, about, note } = entry
  return (
    <Dialog ref={dialog} look="page" title={t('visit.of', { kind: kinds(`kind.${kind}`), moment: momentOf(starts) })} onClose={close}>
      <div className={styles.facts}>
        <p>
          {localized(storageArea.names, language)}
          {status !== 'Booked' && `${words('comma')}${kinds(`status.${status}`)}`}
        </p>
        {person && (
          <p>
            <b>
              <bdi>{person.name}</bdi>
            </b>{' '}
            {person.phone && (
              <a href={phoneHref(person.phone)}>
                <bdi dir="ltr" className="num">
                  {spacedPhone(person.phone)}
                </bdi>
              </a>
            )}
          </p>
        )}
        {vehicle && (
          <p className={styles.car}>
            <bdi>{vehicle.title}</bdi> <RecordPlate plate={vehicle.plate} />
          </p>
        )}
        <p>{record}</p>
        {note && <p dir="auto">{note}</p>}
        {arranges && steps ? (
          steps
        ) : arranges && about?.type === 'Purchase' ? (
          <VisitActions entry={entry} id={about.id} now={now} changed={changed} close={() => dialog.current?.close()} />
        ) : (
          about && arranges && <p className={styles.quiet}>{t('visit.elsewhere')}</p>
        )}
      </div>
    </Dialog>
  )
}

interface VisitActionsProps extends Pick<VisitDialogProps, 'entry' | 'now' | 'changed' | 'close'> {
  /** id of the request */
  id: number
}

function VisitActions({ entry: { kind, status, starts, storageArea }, id, now, changed, close }: VisitActionsProps) {
  const t = useText(staffPurchasesTexts)
  const toast = useToast()
  const [step, setStep] = useState<'choose' | 'cancel' | null>(null)
  const path = { params: { path: { id } } }
  const done = (said: 'moved' | 'cancelled' | 'noted') => ({
    onSuccess: () => {
      toast.success(t(`visit.${said}`))
      changed()
      close()
    },
  })
  const save = useApiMutation('put', '/api/staff/purchases/{id}/appointment', done('moved'))
  const drop = useApiMutation('delete', '/api/staff/purchases/{id}/appointment', done('cancelled'))
  const end = useApiMutation('post', '/api/staff/purchases/{id}/appointment/steps', done('noted'))
  const fault = drop.error ?? end.error
  if (status !== 'Booked') return null
  const hasBegun = Date.parse(starts) <= now.getTime()
  const note = (ended: 'Done' | 'Missed') => () => void end.send({ ...path, body: { status: ended } })
  if (step === 'choose')
    return (
      <VisitForm
        kind={kind}
        storageAreaId={storageArea.id}
        busy={save.isPending}
        error={save.error}
        save={(body) => void save.send({ ...path, body })}
        close={() => setStep(null)}
      />
    )
  return (
    <>
      <FormAlert text={fault ? fault.message || t('visit.offline') : null} />
      {step === 'cancel' ? (
        <>
          <p>{t('visit.sure')}</p>
          <div className={styles.ways}>
            <Button variant="danger" busy={drop.isPending} onClick={() => void drop.send(path)}>
              {t('visit.cancel')}
            </Button>
            <Button variant="ghost" onClick={() => setStep(null)}>
              {t('visit.keep')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.ways}>
          {hasBegun && (
            <>
              <Button size="small" busy={end.isPending} onClick={note('Done')}>
                {t('visit.came')}
              </Button>
              <Button size="small" variant="outline" busy={end.isPending} onClick={note('Missed')}>
                {t('visit.away')}
              </Button>
            </>
          )}
          <Button size="small" variant="outline" onClick={() => setStep('choose')}>
            {t('visit.move')}
          </Button>
          {!hasBegun && (
            <Button size="small" variant="ghost" onClick={() => setStep('cancel')}>
              {t('visit.cancel')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
