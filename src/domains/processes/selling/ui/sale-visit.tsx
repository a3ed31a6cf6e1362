import { useState } from 'react'
import { address } from '#client/addresses.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { VisitForm } from '#domains/cases/appointments/ui/visit-form.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import sellingTexts from '#texts/selling'
import { useAsset } from '#ui/asset.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'

/** Inspection appointment: book, move, cancel, add to a calendar. */
export function SaleVisit({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const asset = useAsset()
  const [opens, setOpens] = useState<'choose' | 'cancel' | null>(null)
  const visit = sale.appointment
  const isAhead = visit?.status === 'Booked'
  const close = () => setOpens(null)
  return (
    <section className={styles.answer}>
      <h3>{t('own.visit.title')}</h3>
      {!visit && <p>{t('own.visit.none')}</p>}
      {visit?.status === 'Missed' && <p>{t('own.visit.missed', { moment: momentOf(visit.starts) })}</p>}
      {visit && visit.status !== 'Missed' && (
        <p>
          <b>{t('own.visit.at', { moment: momentOf(visit.starts), store: localized(visit.storageArea.names, language) })}</b>
        </p>
      )}
      {opens === null && (
        <div className={styles.ways}>
          <Button variant={isAhead ? 'outline' : 'primary'} onClick={() => setOpens('choose')}>
            {t(isAhead ? 'own.visit.move' : 'own.visit.choose')}
          </Button>
          {isAhead && (
            <>
              <ButtonLink variant="outline" href={asset(address.calendarFile(visit.key, language))}>
                {t('own.visit.calendar')}
              </ButtonLink>
              <Button variant="ghost" onClick={() => setOpens('cancel')}>
                {t('own.visit.cancel')}
              </Button>
            </>
          )}
        </div>
      )}
      {opens === 'choose' && <ChooseVisit sale={sale} close={close} done={done} />}
      {opens === 'cancel' && <CancelVisit sale={sale} close={close} done={done} />}
    </section>
  )
}

interface VisitProps {
  sale: Sale
  close: () => void
  done: () => void
}

function ChooseVisit({ sale, close, done }: VisitProps) {
  const t = useText(sellingTexts)
  const toast = useToast()
  const visit = sale.appointment?.status === 'Booked' ? sale.appointment : null
  const { isPending, error, send } = useApiMutation('put', '/api/purchases/{key}/appointment', {
    onSuccess: () => {
      toast.success(t('own.visit.moved'))
      close()
      done()
    },
  })
  return (
    <VisitForm
      kind="Expertise"
      storageAreaId={visit?.storageArea.id ?? sale.storageArea?.id ?? null}
      busy={isPending}
      error={error}
      save={(body) => void send({ params: { path: { key: sale.key } }, body })}
      close={close}
    />
  )
}

function CancelVisit({ sale, close, done }: VisitProps) {
  const t = useText(sellingTexts)
  const toast = useToast()
  const drop = useApiMutation('delete', '/api/purchases/{key}/appointment', {
    onSuccess: () => {
      toast.success(t('own.visit.cancelled'))
      close()
      done()
    },
  })
  return (
    <div className={styles.answer}>
      <p>{t('own.visit.sure')}</p>
      <FormAlert text={drop.error ? drop.error.message || t('own.offline') : null} />
      <div className={styles.ways}>
        <Button variant="danger" busy={drop.isPending} onClick={() => void drop.send({ params: { path: { key: sale.key } } })}>
          {t('own.visit.cancel')}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t('own.visit.keep')}
        </Button>
      </div>
    </div>
  )
}
