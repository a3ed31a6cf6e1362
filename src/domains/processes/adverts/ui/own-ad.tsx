import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { appealVehicleAdLimits } from '#client/limits/adverts.ts'
import { useApiMutation } from '#client/mutation.ts'
import { serverNow } from '#client/server-clock.ts'
import { CaseNews } from '#domains/cases/progress/ui/case-news.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import advertsTexts from '#texts/adverts'
import progressTexts from '#texts/progress'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { tellDays } from '../rules.ts'
import { type AdStatus, writtenStatuses } from '../status.ts'
import { adTitle, type OwnAd, photosOf } from './ad.ts'
import { AdPhoto } from './ad-photo.tsx'
import styles from './ads.module.css'
import { Ask } from './ask.tsx'
import { PriceChange } from './own-ad-price.tsx'
import { BoostHistory, BoostState, BoostWay } from './own-boost.tsx'
import { OwnInspection } from './own-inspection.tsx'
import { TakeOut } from './take-out.tsx'

export const adTones: Record<AdStatus, StatusTone> = {
  Draft: 'draft',
  Submited: 'running',
  Accepted: 'new',
  Rejected: 'bad',
  Published: 'good',
  Deactivated: 'draft',
}

/** The company sold the car: no further actions. */
const isSoldByHouse = ({ disposedVehicle: { lastStatus }, sold }: OwnAd): boolean =>
  lastStatus === 'Sold' && sold !== 'Here' && sold !== 'Elsewhere'

interface CardProps {
  ad: OwnAd
  done: () => void
}

/** Advert in the seller's list: status, price and actions. */
export function OwnAdCard({ ad, done }: CardProps) {
  const t = useText(advertsTexts)
  const { date, number, price: money, longDate, clock } = useFormat()
  const { disposedVehicle: car, lastStatus: status } = ad
  const isSold = isSoldByHouse(ad)
  const title = adTitle(ad)
  const moment = (at: string) => {
    const { day, time } = localTime(at)
    return t('moment', { day: longDate(day), time: clock(time) })
  }
  return (
    <article className={styles.card} aria-label={title}>
      <AdPhoto photo={photosOf(ad)[0]} alt="" />
      <div className={styles.words}>
        <header className={styles.line}>
          <div>
            <h2 className={styles.name}>
              <bdi>{title}</bdi>
            </h2>
            <p className={styles.small}>{t('changed', { reference: isolate(ad.reference), day: date(ad.lastModified) })}</p>
          </div>
          <AdStatusLabel ad={ad} />
        </header>
        <p>
          {ad.wishedPrice !== null && car.price !== null
            ? t('says.PriceWaits', { price: money(ad.wishedPrice), current: money(car.price) })
            : status === 'Submited' && ad.due !== null
              ? t('says.SubmitedBy', { due: moment(ad.due) })
              : status === 'Published' && ad.visibleUntil !== null
                ? t('says.PublishedUntil', { day: longDate(localTime(ad.visibleUntil).day) })
                : t(
                    isSold
                      ? 'says.Sold'
                      : ad.mends
                        ? 'says.Correction'
                        : status === 'Deactivated' && ad.sold && ad.sold !== 'No'
                          ? `says.Sold${ad.sold}`
                          : `says.${status}`,
                  )}
        </p>
        <BoostState ad={ad} />
        {status === 'Draft' && <Missing ad={ad} />}
        <Refusal ad={ad} />
        <dl className={styles.facts}>
          <div>
            <dt>{t('field.price')}</dt>
            <dd className="num">
              {car.price === null ? t('noPrice') : money(car.price)}
              {(status !== 'Submited' || ad.wishedPrice !== null) &&
                status !== 'Accepted' &&
                !isSold &&
                ad.mends?.includes('price') !== false && <PriceChange ad={ad} done={done} />}
            </dd>
          </div>
          {car.oldPrice !== null && car.price !== null && car.oldPrice !== car.price && (
            <div>
              <dt>{t('formerPrice')}</dt>
              <dd className="num">{money(car.oldPrice)}</dd>
            </div>
          )}
          {(status === 'Published' || ad.views > 0) && (
            <div>
              <dt>{t('views.title')}</dt>
              <dd className="num">
                {number(ad.views)}
                {status === 'Published' && <span className={styles.small}>{t('views.week', { count: ad.viewsOfWeek })}</span>}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('photos.title')}</dt>
            <dd>{String(photosOf(ad).length)}</dd>
          </div>
        </dl>
        <Ways ad={ad} done={done} />
        {(!isSold || ad.technicalExpertises.length > 0) && <OwnInspection ad={ad} done={done} />}
        <BoostHistory ad={ad} done={done} />
        <AdNews ad={ad} />
        {ad.mayAppeal && <Appeal ad={ad} done={done} />}
      </div>
    </article>
  )
}

/** Statuses of an advert as news. */
function AdNews({ ad: { statuses } }: { ad: OwnAd }) {
  const t = useText(progressTexts)
  const news = statuses.map(({ type, created }, i) => ({
    ...{ key: String(i), at: created },
    // an advert begins as a draft; a later draft was published or reviewed before
    text: t(type === 'Draft' && i > 0 ? 'Advert.reopened' : `Advert.${type}`),
  }))
  return <CaseNews news={news} />
}

/** Missing parts before a submission. */
function Missing({ ad: { missing } }: { ad: OwnAd }) {
  const t = useText(advertsTexts)
  if (missing.length === 0) return null
  const names = missing.map((path) => t(`lacks.${path.replace('disposedVehicle.', '') as 'price'}`))
  return <p className={styles.small}>{t('missing', { list: names.join(t('comma')) })}</p>
}

/** Status of an advert; a correction is not called refused. */
export function AdStatusLabel({ ad: { lastStatus, mends, wishedPrice } }: { ad: Pick<OwnAd, 'lastStatus' | 'mends' | 'wishedPrice'> }) {
  const t = useText(advertsTexts)
  if (wishedPrice !== null) return <StatusLabel tone="running" label={t('priceWaits')} />
  return <StatusLabel tone={mends ? 'warning' : adTones[lastStatus]} label={mends ? t('toCorrect') : t(`status.${lastStatus}`)} />
}

/** Reasons of a refusal, with the parts to correct. */
export function Refusal({ ad: { lastStatus, mends, reasons, comments } }: { ad: OwnAd }) {
  const t = useText(advertsTexts)
  if (lastStatus !== 'Rejected') return null
  const said = comments.at(-1)?.body
  return (
    <div className={styles.refusal} data-mends={mends !== null}>
      <p>
        <b>{t(mends ? 'correction' : 'refusal')}</b>
      </p>
      <ul>
        {reasons.map(({ code }) => (
          <li key={code}>{t(`reason.${code}`)}</li>
        ))}
      </ul>
      {said && (
        <p className={styles.said} dir="auto">
          {said}
        </p>
      )}
    </div>
  )
}

/** Main action of each status, and the others. */
function Ways({ ad, done }: CardProps) {
  const t = useText(advertsTexts)
  const { id, lastStatus: status, disposedVehicle: car } = ad
  const isWritten = writtenStatuses.includes(status)
  return (
    <div className={styles.ways}>
      <Renew ad={ad} done={done} />
      <BoostWay ad={ad} />
      {isWritten && (
        <ButtonLink variant="primary" to={address.ad(id)}>
          {t(status === 'Draft' ? 'way.finish' : 'way.mend')}
        </ButtonLink>
      )}
      {(status === 'Accepted' || (status === 'Deactivated' && !isSoldByHouse(ad))) && (
        <Publish ad={ad} done={done} label={t(status === 'Accepted' ? 'way.publish' : 'way.publishAgain')} />
      )}
      {!isWritten && !isSoldByHouse(ad) && (
        <ButtonLink variant="outline" to={address.ad(id)}>
          {t('way.edit')}
        </ButtonLink>
      )}
      {ad.wishedPrice !== null && car.price !== null && <KeepPrice ad={ad} price={car.price} done={done} />}
      {(status === 'Published' || ad.wishedPrice !== null) && car.isShown && (
        <ButtonLink variant="outline" to={address.car(car.slug, car.id)}>
          {t('way.see')}
        </ButtonLink>
      )}
      {(status === 'Published' || ad.views > 0) && (
        <ButtonLink variant="outline" to={address.adStatistics(id)}>
          {t('way.statistics')}
        </ButtonLink>
      )}
      {status !== 'Submited' && car.lastStatus !== 'Sold' && (
        <ButtonLink variant="ghost" to={address.createRequest({ advert: id, type: 'Intermediation' })}>
          {t('way.handOver')}
        </ButtonLink>
      )}
      {(status === 'Published' || ad.wishedPrice !== null) && <TakeOut ad={ad} done={done} />}
      {status === 'Draft' && <RemoveDraft ad={ad} done={done} />}
    </div>
  )
}

/** Deletes a draft after a confirmation. */
function RemoveDraft({ ad: { id }, done }: CardProps) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const call = useApiMutation('delete', '/api/vehicleads/{id}', {
    onSuccess: () => {
      toast.success(t('remove.done'))
      done()
    },
  })
  const error = call.error && (call.error.message || t('offline'))
  return (
    <Ask
      {...{ label: t('remove.way'), variant: 'ghost', title: t('remove.title'), text: t('remove.text'), yes: t('remove.yes') }}
      {...{ busy: call.isPending, error }}
      send={() => call.send({ params: { path: { id } } })}
    />
  )
}

/** Withdraws a new price under review; the current one remains. */
function KeepPrice({ ad: { id }, price, done }: CardProps & { price: number }) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const { price: money } = useFormat()
  const call = useApiMutation('post', '/api/vehicleads/{id}/price', {
    onSuccess: () => {
      toast.success(t('priceKept'))
      done()
    },
  })
  return (
    <>
      <FormAlert text={call.error && (call.error.message || t('offline'))} />
      <Button variant="outline" busy={call.isPending} onClick={() => void call.send({ params: { path: { id }, query: { price } } })}>
        {t('way.keepPrice', { price: money(price) })}
      </Button>
    </>
  )
}

/** Renews an advert that ends within days. */
function Renew({ ad: { id, lastStatus, visibleUntil }, done }: CardProps) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const call = useApiMutation('post', '/api/vehicleads/{id}/renew', {
    onSuccess: () => {
      toast.success(t('renewed'))
      done()
    },
  })
  const endsSoon = visibleUntil !== null && Date.parse(visibleUntil) - serverNow() < tellDays * 86_400_000
  if (lastStatus !== 'Published' || !endsSoon) return null
  return (
    <>
      <FormAlert text={call.error && (call.error.message || t('offline'))} />
      <Button busy={call.isPending} onClick={() => void call.send({ params: { path: { id } } })}>
        {t('way.renew')}
      </Button>
    </>
  )
}

function Publish({ ad: { id }, done, label }: CardProps & { label: string }) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const call = useApiMutation('post', '/api/vehicleads/publish', {
    onSuccess: () => {
      toast.success(t('published'))
      done()
    },
  })
  const error = call.error && (call.error.message || t('offline'))
  return (
    <Ask
      {...{
        label,
        variant: 'primary',
        title: t('publish.title'),
        text: t('publish.text'),
        yes: t('publish.yes'),
        busy: call.isPending,
        error,
      }}
      send={() => call.send({ body: { id } })}
    />
  )
}

/** Appeals a refusal, once. */
function Appeal({ ad, done }: CardProps) {
  const t = useText(advertsTexts)
  const toast = useToast()
  const words = useFieldWords(() => t('appeal.comment'))
  const form = useForm({
    limits: appealVehicleAdLimits,
    errorMessage: words,
    offline: t('offline'),
    send: ({ comment = '' }, signal) =>
      callApi('post', '/api/vehicleads/{id}/appeal', { params: { path: { id: ad.id } }, body: { comment } }, signal),
    onSuccess: () => {
      toast.success(t('appeal.sent'))
      done()
    },
  })
  return (
    <details className={styles.more}>
      <summary>{t('appeal.title')}</summary>
      <form className={styles.form} {...form.props}>
        <p className={styles.small}>{t('appeal.text')}</p>
        <FormAlert text={form.summary} />
        <TextAreaField {...form.field('comment')} label={t('appeal.comment')} rows={3} />
        <p>
          <Button type="submit" variant="outline" busy={form.busy}>
            {t('appeal.yes')}
          </Button>
        </p>
      </form>
    </details>
  )
}
