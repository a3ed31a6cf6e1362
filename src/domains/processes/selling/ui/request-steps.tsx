import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import type { KeptFiles } from '#client/kept-files.ts'
import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { isMileageApart, usualMileagePercent } from '#domains/catalogue/vehicles/rules.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { plateCells } from '#shared/plate.ts'
import { localTime } from '#shared/working-time.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Journey } from '#ui/journey.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { useToast } from '#ui/toast.tsx'
import { CarStep, type NamedChoice } from './car-step.tsx'
import { CardStep } from './card-step.tsx'
import { ConfirmStep, type Sent, TypedPlate } from './confirm-step.tsx'
import { DraftLink } from './draft-link.tsx'
import { firstOpenStep, type RequestStep, type RequestWay, requestSteps, stepOfField } from './request-draft.ts'
import { today } from './request-parts.tsx'
import styles from './request-steps.module.css'
import { SellerStep } from './seller-step.tsx'
import { useStepsAhead } from './steps-ahead.tsx'
import { type SellingStore, StoreStep } from './store-step.tsx'
import { type RequestState, usePhotos, useRequest } from './use-request.ts'
import { useResume } from './use-resume.ts'

interface RequestStepsProps {
  brands: readonly NamedChoice[]
  cities: readonly NamedChoice[]
  stores: readonly SellingStore[]
  /** estimate of the URL */
  estimateKey: string | null
  /** way of selling preset by the linking page */
  way?: RequestWay | null
  /** own advert of the car */
  advert?: number | null
  /** key of a draft from another device */
  draftKey: string | null
  /** called when the draft is restored or unavailable: removes the key from the URL */
  resumed: (step: RequestStep | null) => void
  /** step of the URL; null for the current one */
  step: RequestStep | null
  go: (step: RequestStep) => void
  /** called after the submission */
  done: (sent: Sent) => void
}

/** Step that resolves an error of the whole request. */
const places: Record<string, RequestStep> = { PhoneUnconfirmed: 'seller', SlotTaken: 'store' }

/** Multi-step request to sell or trade in. The draft stays on the device until it is submitted. */
export function RequestSteps({
  brands,
  cities,
  stores,
  estimateKey,
  way = null,
  advert = null,
  draftKey,
  resumed,
  step,
  go,
  done,
}: RequestStepsProps) {
  const t = useText(sellingTexts)
  const state = useRequest(estimateKey, way, advert)
  const { photos, put, change } = usePhotos()
  const isResuming = useResume(draftKey, state, (begun) => resumed(begun && firstOpenStep(begun.typed, today())))
  const [shownPhone, setShownPhone] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const open = firstOpenStep(state.texts, today())
  const now = step !== null && requestSteps.indexOf(step) <= requestSteps.indexOf(open) ? step : step === null ? 'car' : open
  const place = requestSteps.indexOf(now)
  const title = useRef<HTMLHeadingElement>(null)
  const former = useRef(now)
  useEffect(() => {
    if (former.current === now) return
    former.current = now
    title.current?.focus()
    window.scrollTo({ top: 0 })
  }, [now])
  const next = () => {
    setRefused(null)
    go(requestSteps[place + 1] ?? 'confirm')
  }
  /** Navigates to the step of a server error. */
  function refuse(error: ApiError): boolean {
    if (error.code === 'PhoneUnconfirmed') setShownPhone(null)
    const to = places[error.code] ?? error.errors.map(({ field }) => stepOfField(field)).find((one) => one !== null)
    const isPhoto = error.errors.some(({ field }) => field.startsWith('File'))
    if (!to && !isPhoto) return false
    setRefused(error.message || t('failed'))
    go(to ?? 'card')
    return true
  }
  function finish(sent: Sent): void {
    change({})
    done(sent)
  }
  const id = `sell-${now}`
  const props = { id, state, done: next }
  const panes = {
    car: () => <CarStep {...props} brands={brands} />,
    seller: () => <SellerStep {...props} cities={cities} shownPhone={shownPhone} showPhone={setShownPhone} />,
    card: () => <CardStep {...props} photos={photos} put={put} />,
    store: () => <StoreStep {...props} stores={stores} />,
    confirm: () => (
      <ConfirmStep id={id} state={state} photos={photos} stores={stores} cities={cities} go={go} refused={refuse} done={finish} />
    ),
  }
  return (
    <div className={styles.page} aria-busy={isResuming || undefined}>
      <div className={styles.wide}>
        <Journey
          label={t('journey')}
          summary={t('stepOf', { place: String(place + 1), count: String(requestSteps.length), name: t(`step.${now}`) })}
          steps={requestSteps.map((key, i) => {
            const is = i < place ? 'done' : i === place ? 'now' : 'next'
            return { key, label: t(`step.${key}`), state: is, say: t(`state.${is}`) }
          })}
        />
      </div>
      <div className={styles.main}>
        <header className={styles.head}>
          <p>{t('stepNumber', { place: String(place + 1), count: String(requestSteps.length) })}</p>
          <h1 ref={title} tabIndex={-1}>
            {t(`title.${now}`)}
          </h1>
          <p>{t(now !== 'car' ? `lead.${now}` : state.draft.advert ? 'fromAdvert' : state.draft.estimate ? 'fromEstimate' : 'lead.car')}</p>
        </header>
        {refused !== null && <FormAlert text={refused} />}
        {panes[now]()}
        <div className={styles.foot} data-sticks={now !== 'confirm'}>
          {place > 0 && (
            <Button variant="ghost" onClick={() => go(requestSteps[place - 1] ?? 'car')}>
              {t('back')}
            </Button>
          )}
          {now !== 'confirm' && (
            <Button type="submit" form={id}>
              {t(now === 'card' && !photos.File1 && !photos.File2 ? 'card.skip' : 'next')}
            </Button>
          )}
        </div>
      </div>
      <Side state={state} photos={photos} change={change} />
    </div>
  )
}

/** Checks whether the estimate still matches the described car; the server estimates any other car again. */
function useEstimateCounts({ draft, textOf }: RequestState): boolean {
  const key = draft.estimate?.key
  const { data } = useLazyQuery(apiQuery('/api/estimates/{key}', key === undefined ? null : { params: { path: { key } } }))
  if (!data) return false
  const { car } = data
  const year = textOf('ReleaseDate').slice(0, 4)
  const isCar = car.brand === textOf('Brand') && car.model === textOf('Model') && (year === '' || Number(year) === car.year)
  const isDrive = (car.fuelType ?? '') === textOf('FuelType') && (car.gearType ?? '') === textOf('GearType')
  const mileage = Number(textOf('Mileage').replaceAll(/\D/g, ''))
  return isCar && isDrive && !isMileageApart(car.mileage, mileage, usualMileagePercent)
}

/** Draft summary with its storage and next stages. */
function Side({ state, photos, change }: { state: RequestState; photos: KeptFiles; change: (photos: KeptFiles) => void }) {
  const t = useText(sellingTexts)
  const { price, clock } = useFormat()
  const toast = useToast()
  const { draft, textOf } = state
  const ahead = useStepsAhead(textOf('Type'))
  const momentOf = useMoment()
  const isSame = useEstimateCounts(state)
  const car = [textOf('Brand'), textOf('Model'), textOf('ReleaseDate').slice(0, 4)].filter(Boolean).join(' ')
  function forget(): void {
    const old = state.forget()
    const run = () => {
      state.restore(old)
      change(photos)
    }
    change({})
    toast.success(t('draft.gone'), { action: { label: t('draft.undo'), run } })
  }
  return (
    <aside className={styles.side}>
      {car !== '' && (
        <section className={styles.summary}>
          <h2>{t('summary')}</h2>
          <dl>
            <dt>{t('summaryCar')}</dt>
            <dd>
              <bdi>{car}</bdi>
            </dd>
            {draft.estimate?.low && draft.estimate.high && (
              <>
                <dt>{t('summaryEstimate')}</dt>
                <dd>{isSame ? t('range', { low: price(draft.estimate.low), high: price(draft.estimate.high) }) : t('estimateAgain')}</dd>
              </>
            )}
            {plateCells(textOf('RegistrationNumber')) && (
              <>
                <dt>{t('field.RegistrationNumber')}</dt>
                <dd>
                  <TypedPlate text={textOf('RegistrationNumber')} />
                </dd>
              </>
            )}
            {textOf('AppointmentStart') && (
              <>
                <dt>{t('step.store')}</dt>
                <dd>{momentOf(textOf('AppointmentStart'), 'short')}</dd>
              </>
            )}
          </dl>
          {draft.keptAt > 0 && (
            <div className={styles.small}>
              {t('draft.kept', { time: clock(localTime(draft.keptAt).time) })}{' '}
              <Button variant="ghost" size="small" onClick={forget}>
                {t('draft.forget')}
              </Button>{' '}
              <DraftLink draft={draft} email={textOf('Email')} />
            </div>
          )}
        </section>
      )}
      <section className={styles.next}>
        <h2>{t('after.title')}</h2>
        <Timeline entries={ahead} />
      </section>
    </aside>
  )
}
