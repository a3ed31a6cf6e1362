import { useState } from 'react'
import { address } from '#client/addresses.ts'
import type { DataOf } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { VisitForm } from '#domains/cases/appointments/ui/visit-form.tsx'
import { useDocumentPicture } from '#domains/foundation/documents/ui/use-document-picture.ts'
import { foundWords } from '#domains/processes/inspection/rules.ts'
import { FindingWords } from '#domains/processes/inspection/ui/finding-words.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import advertsTexts from '#texts/adverts'
import { useAsset } from '#ui/asset.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Failed } from '#ui/failed.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import type { OwnAd } from './ad.ts'
import styles from './ads.module.css'

type Inspection = DataOf<'get', '/api/vehicleads/{id}/technicalexpertises/current'>

interface InspectionProps {
  ad: OwnAd
  done: () => void
}

/** The technical expertise that a seller has made: asked for, moved, called off, and what was found. It is asked for once it is opened. */
export function OwnInspection({ ad, done }: InspectionProps) {
  const t = useText(advertsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('inspection.title')}</summary>
      {isOpen && (ad.technicalExpertises.length === 0 ? <NoInspection ad={ad} done={done} /> : <Standing ad={ad} done={done} />)}
    </details>
  )
}

function NoInspection({ ad, done }: InspectionProps) {
  const t = useText(advertsTexts)
  return (
    <div className={styles.form}>
      <p>{t('inspection.none')}</p>
      <Choose ad={ad} area={null} done={done} />
    </div>
  )
}

/** Store, day and time. */
function Choose({ ad, area, done, close }: InspectionProps & { area: number | null; close?: () => void }) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const { isPending, error, send } = useApiMutation('put', '/api/vehicleads/{id}/technicalexpertises/current', {
    onSuccess: () => {
      toast.success(t('inspection.kept'))
      close?.()
      done()
    },
  })
  const save = (body: { storageAreaId: number; starts: string }) => void send({ params: { path: { id: ad.id } }, body })
  return <VisitForm kind="Expertise" storageAreaId={area} busy={isPending} {...{ error, save, close }} />
}

function Standing({ ad, done }: InspectionProps) {
  const t = useText(advertsTexts)
  const init = { params: { path: { id: ad.id } } }
  const { data, failed, refetch } = useQuery(apiQuery('/api/vehicleads/{id}/technicalexpertises/current', init))
  if (failed) return <Failed heading="h2" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  if (!data) return <SkeletonLines widths={[60, 45]} />
  const changed = () => {
    void refetch()
    done()
  }
  return (
    <div className={styles.form}>
      <p className={styles.small}>{t('inspection.reference', { reference: isolate(data.reference) })}</p>
      {data.lastStatus === 'Draft' ? <Visit ad={ad} inspection={data} done={changed} /> : <Outcome inspection={data} />}
      {data.lastStatus === 'Accepted' && (data.publicCode || ad.disposedVehicle.lastStatus !== 'Sold') && (
        <Publication ad={ad} inspection={data} done={changed} />
      )}
    </div>
  )
}

/** When the car is seen, as long as it was not. */
function Visit({ ad, inspection: { appointment }, done }: InspectionProps & { inspection: Inspection }) {
  const t = useText(advertsTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const asset = useAsset()
  const [opens, setOpens] = useState<'choose' | 'cancel' | null>(null)
  const close = () => setOpens(null)
  const moment = appointment && momentOf(appointment.starts)
  return (
    <>
      <p>{t('inspection.state.Draft')}</p>
      {!appointment && <p>{t('inspection.noVisit')}</p>}
      {appointment?.status === 'Missed' && <p>{t('inspection.missed', { moment: moment ?? '' })}</p>}
      {appointment && appointment.status !== 'Missed' && (
        <p>
          <b>{t('inspection.at', { moment: moment ?? '', store: localized(appointment.storageArea.names, language) })}</b>
        </p>
      )}
      {opens === null && (
        <div className={styles.ways}>
          <Button variant="outline" onClick={() => setOpens('choose')}>
            {t('inspection.move')}
          </Button>
          {appointment?.status === 'Booked' && (
            <ButtonLink variant="outline" href={asset(address.calendarFile(appointment.key, language))}>
              {t('inspection.calendar')}
            </ButtonLink>
          )}
          <Button variant="ghost" onClick={() => setOpens('cancel')}>
            {t('inspection.cancel')}
          </Button>
        </div>
      )}
      {opens === 'choose' && <Choose ad={ad} area={appointment?.storageArea.id ?? null} done={done} close={close} />}
      {opens === 'cancel' && <CallOff ad={ad} done={done} close={close} />}
    </>
  )
}

function CallOff({ ad, done, close }: InspectionProps & { close: () => void }) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const { isPending, error, send } = useApiMutation('delete', '/api/vehicleads/{id}/technicalexpertises/current', {
    onSuccess: () => {
      toast.success(t('inspection.cancelled'))
      done()
    },
  })
  return (
    <>
      <p>{t('inspection.sure')}</p>
      <FormAlert text={error && (error.message || t('offline'))} />
      <div className={styles.ways}>
        <Button variant="danger" busy={isPending} onClick={() => void send({ params: { path: { id: ad.id } } })}>
          {t('inspection.cancel')}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t('inspection.keep')}
        </Button>
      </div>
    </>
  )
}

/** What was found, once a second person agreed to it. */
function Outcome({ inspection: { lastStatus, statuses, checkPartQuotations, mileage } }: { inspection: Inspection }) {
  const t = useText(advertsTexts)
  const language = useLanguage()
  const { km, longDate, price } = useFormat()
  if (lastStatus !== 'QuotationAccepted' && lastStatus !== 'Accepted') return <p>{t('inspection.state.Submitted')}</p>
  const found = checkPartQuotations.filter(({ action }) => action === 'Repair' || action === 'Replacement')
  const costOf = ({ cost, quantity }: Inspection['checkPartQuotations'][number]) => (cost ?? 0) * (quantity ?? 1)
  const seen = statuses.findLast(({ type }) => type === 'Submitted')?.created
  const sum = found.reduce((all, part) => all + costOf(part), 0)
  return (
    <>
      {seen !== undefined && <p>{t('inspection.state.Agreed', { day: longDate(localTime(seen).day) })}</p>}
      {mileage !== null && <p>{t('inspection.mileage', { mileage: km(mileage) })}</p>}
      <p>
        <b>{t('inspection.findings', { count: found.length, points: String(checkPartQuotations.length) })}</b>
      </p>
      <ul className={styles.findings}>
        {found.map((part) => {
          const name = localized(part.checkPart.titles, language)
          return (
            <li key={part.id}>
              <b>{foundWords(name, part.quantity ?? 1)}</b>
              {costOf(part) > 0 && <span className={styles.small}>{t('inspection.cost', { amount: price(costOf(part)) })}</span>}
              <FindingWords phrases={part.phrases.map((texts) => localized(texts, language))} texts={[part.comment]} />
              {part.documents.map(({ id }) => (
                <FoundPhoto key={id} id={id} alt={t('inspection.photo', { part: name })} />
              ))}
            </li>
          )
        })}
      </ul>
      {sum > 0 && <p>{t('inspection.sum', { amount: price(sum) })}</p>}
    </>
  )
}

/** The sheet on the page of the car: shown there after a question, since it stays. */
function Publication({ ad, inspection: { publicCode }, done }: InspectionProps & { inspection: Inspection }) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const { isPending, error, send } = useApiMutation('post', '/api/vehicleads/{id}/technicalexpertises/current/publication', {
    onSuccess: () => {
      toast.success(t('inspection.published'))
      done()
    },
  })
  if (publicCode)
    return (
      <>
        <p>{t('inspection.isPublic')}</p>
        <ButtonLink variant="outline" to={address.expertise(publicCode)}>
          {t('inspection.open')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <p>{t(isAsked ? 'inspection.publishSure' : 'inspection.publishHint')}</p>
      <FormAlert text={error && (error.message || t('offline'))} />
      <div className={styles.ways}>
        <Button busy={isPending} onClick={() => (isAsked ? void send({ params: { path: { id: ad.id } } }) : setAsked(true))}>
          {t('inspection.publish')}
        </Button>
        {isAsked && (
          <Button variant="ghost" onClick={() => setAsked(false)}>
            {t('inspection.notNow')}
          </Button>
        )}
      </div>
    </>
  )
}

/** A photo of what was found, which only the seller and the house may see until the sheet is shown. */
function FoundPhoto({ id, alt }: { id: string; alt: string }) {
  const source = useDocumentPicture({ type: 'VehicleCheckPartImage', id })
  return source ? <img src={source} alt={alt} /> : null
}
