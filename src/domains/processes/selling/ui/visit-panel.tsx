import { useState } from 'react'
import { useApiMutation } from '#client/mutation.ts'
import { useNow } from '#client/staff/use-now.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { VisitForm } from '#domains/cases/appointments/ui/visit-form.tsx'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import type { PurchaseRecord } from '../desk/contract.ts'
import styles from './purchase-desk.module.css'

interface VisitPanelProps {
  record: PurchaseRecord
  /** right to change the appointment */
  arranges: boolean
  changed: () => void
}

/** Inspection appointment: book, move, cancel, and record the outcome. */
export function VisitPanel({ record, arranges, changed }: VisitPanelProps) {
  const t = useText(staffPurchasesTexts)
  const words = useText(staffTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const now = useNow()
  const [chooses, setChooses] = useState(false)
  const visit = record.appointment
  const path = { params: { path: { id: record.id } } }
  const done = () => {
    setChooses(false)
    changed()
  }
  const save = useApiMutation('put', '/api/staff/purchases/{id}/appointment', { onSuccess: done })
  const drop = useApiMutation('delete', '/api/staff/purchases/{id}/appointment', { onSuccess: done })
  const end = useApiMutation('post', '/api/staff/purchases/{id}/appointment/steps', { onSuccess: done })
  const isAhead = visit?.status === 'Booked'
  const hasBegun = isAhead && Date.parse(visit.starts) <= now.getTime()
  const fault = drop.error ?? end.error
  return (
    <Panel title={t('visit.title')}>
      <div className={styles.actions}>
        {visit ? (
          <p>
            <b>{momentOf(visit.starts)}</b>
            <br />
            {localized(visit.storageArea.names, language)}
            {visit.status !== 'Booked' && `${words('comma')}${t(`visit.${visit.status === 'Done' ? 'done' : 'missed'}`)}`}
          </p>
        ) : (
          <p className={styles.quiet}>{t('visit.none')}</p>
        )}
        <FormAlert text={fault ? fault.message || t('visit.offline') : null} />
        {arranges && !chooses && (
          <>
            {hasBegun && (
              <>
                <Button size="small" busy={end.isPending} onClick={() => void end.send({ ...path, body: { status: 'Done' } })}>
                  {t('visit.came')}
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  busy={end.isPending}
                  onClick={() => void end.send({ ...path, body: { status: 'Missed' } })}
                >
                  {t('visit.away')}
                </Button>
              </>
            )}
            <Button size="small" variant="outline" onClick={() => setChooses(true)}>
              {t(isAhead ? 'visit.move' : 'visit.choose')}
            </Button>
            {isAhead && !hasBegun && (
              <Button size="small" variant="ghost" busy={drop.isPending} onClick={() => void drop.send(path)}>
                {t('visit.cancel')}
              </Button>
            )}
          </>
        )}
        {chooses && (
          <VisitForm
            kind="Expertise"
            storageAreaId={record.storageArea?.id ?? null}
            busy={save.isPending}
            error={save.error}
            save={(body) => void save.send({ ...path, body })}
            close={() => setChooses(false)}
          />
        )}
      </div>
    </Panel>
  )
}
