import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { CaseContact } from '#domains/cases/progress/ui/case-contact.tsx'
import { CaseNews } from '#domains/cases/progress/ui/case-news.tsx'
import { ToAdvert } from '#domains/processes/adverts/ui/to-advert.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import intermediationTexts from '#texts/intermediation'
import { useAsset } from '#ui/asset.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type CaseDeadline, CaseHead } from '#ui/case-head.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import { beforeExpertise, beforeSignature } from '../status.ts'
import type { MediationProps } from './mediation.ts'
import { MediationBank } from './mediation-bank.tsx'
import { MediationPapers, NeededPapers } from './mediation-papers.tsx'
import { MediationStatusLabel, mediationPlace, mediationSentence, mediationStations } from './mediation-state.tsx'
import { MediationDifferences, MediationFindings, MediationTerms } from './mediation-terms.tsx'
import styles from './own-mediation.module.css'
import { useMediationNews } from './use-mediation-news.ts'
import { Withdraw } from './withdraw.tsx'

interface OwnMediationProps extends MediationProps {
  /** uploads need an account */
  mayUpload: boolean
  heading?: 'h1' | 'h2'
  /** next deadline of the owner */
  deadline?: CaseDeadline | null
}

/** Consignment for its owner: status, terms and actions. */
export function OwnMediation({ mediation, mayUpload, done, heading = 'h2', deadline }: OwnMediationProps) {
  const t = useText(intermediationTexts)
  const { price, km, longDate, clock } = useFormat()
  const { disposedVehicle: car, status, reference, paid, settlement, transferDue } = mediation
  const place = mediationPlace(mediation)
  const news = useMediationNews(mediation)
  const now = Math.min(place, mediationStations.length - 1)
  const told = mediation.statuses.findLast(({ comment }) => comment !== null)
  const moment = (at: string) => {
    const { day, time } = localTime(at)
    return t('moment', { day: longDate(day), time: clock(time) })
  }
  return (
    <article id={reference} className={styles.case}>
      <CaseHead
        heading={heading}
        title={<bdi>{car.title}</bdi>}
        picture={car.picture && <StoredPicture hash={car.picture} width={480} alt="" />}
        facts={
          <>
            <span>
              {t('kind')} {isolate(reference)}
            </span>
            {car.year !== null && <span>{car.year}</span>}
            {car.mileage !== null && <span>{km(car.mileage)}</span>}
          </>
        }
        status={<MediationStatusLabel status={status} />}
        deadline={deadline}
        journey={
          status === 'Rejected' || status === 'TransferedToAd'
            ? null
            : {
                label: t('journey'),
                summary: t('stepOf', {
                  place: String(now + 1),
                  count: String(mediationStations.length),
                  name: t(`station.${mediationStations[now] ?? 'request'}`),
                }),
                steps: mediationStations.map((key, i) => {
                  const state = i < place ? 'done' : i === place ? 'now' : 'next'
                  return { key, label: t(`station.${key}`), state, say: t(`state.${state}`) }
                }),
              }
        }
      />
      <div className={styles.columns}>
        <div className={styles.card}>
          <p>{t(`says.${mediationSentence(mediation)}`)}</p>
          {status === 'Rejected' && told?.comment && <p className={styles.word}>{told.comment}</p>}
          {beforeExpertise.includes(status) && <Visit mediation={mediation} />}
          <Interest mediation={mediation} />
          <MediationDifferences mediation={mediation} />
          <MediationFindings mediation={mediation} />
          <MediationTerms mediation={mediation} done={done} />
          {beforeSignature.includes(status) && <NeededPapers mediation={mediation} mayUpload={mayUpload} done={done} />}
          <MediationPapers mediation={mediation} mayUpload={mayUpload} done={done} />
          {(status === 'ContractSigned' || status === 'Complete') && !paid && <MediationBank mediation={mediation} done={done} />}
          {status === 'Complete' && !paid && transferDue && <p>{t('transferDue', { due: moment(transferDue) })}</p>}
          {paid && settlement && (
            <p>{t('paid', { price: price(settlement.net), at: moment(paid), reference: isolate(mediation.transferReference ?? '') })}</p>
          )}
          {status === 'TransferedToAd' && (
            <p>
              <ButtonLink variant="outline" size="small" to={address.ads()}>
                {t('toAd.see')}
              </ButtonLink>
            </p>
          )}
          {mediation.actions.includes('toAd') && (
            <ToAdvert
              title={t('toAd.title')}
              text={t('toAd.text')}
              button={t('toAd.button')}
              offline={t('offline')}
              send={(signal) =>
                callApi(
                  'post',
                  '/api/intermediations/{key}/steps',
                  { params: { path: { key: mediation.key } }, body: { action: 'toAd' } },
                  signal,
                )
              }
              done={done}
            />
          )}
          {mediation.actions.includes('withdraw') && <Withdraw mediation={mediation} done={done} />}
        </div>
        <div className={styles.side}>
          <CaseContact kind="Intermediation" adviser={mediation.adviser} store={mediation.store} />
          <CaseNews news={news} />
        </div>
      </div>
    </article>
  )
}

function Visit({ mediation: { appointment } }: Pick<MediationProps, 'mediation'>) {
  const t = useText(intermediationTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const asset = useAsset()
  if (!appointment) return null
  return (
    <p>
      {t('visit', { moment: momentOf(appointment.starts), store: localized(appointment.storageArea.names, language) })}{' '}
      <ButtonLink variant="ghost" size="small" href={asset(address.calendarFile(appointment.key, language))}>
        {t('calendar')}
      </ButtonLink>
    </p>
  )
}

/** Interest in the car and the position of its price. */
function Interest({ mediation: { interest, disposedVehicle: car, held, sold } }: Pick<MediationProps, 'mediation'>) {
  const t = useText(intermediationTexts)
  const { longDate } = useFormat()
  if (!interest || sold) return null
  const { views, favourites, questions, bookings, pricePosition } = interest
  const day = (at: string) => longDate(localTime(at).day)
  return (
    <section className={styles.part}>
      <h3>{t('interest.title')}</h3>
      <p className={styles.small}>{t('interest.since', { date: day(interest.since) })}</p>
      <p className={styles.figures}>
        <span>{t('interest.views', { count: views })}</span>
        <span>{t('interest.favourites', { count: favourites })}</span>
        <span>{t('interest.questions', { count: questions })}</span>
        <span>{t('interest.bookings', { count: bookings })}</span>
      </p>
      {pricePosition !== null && <p>{t(`interest.position${pricePosition as 1 | 2 | 3 | 4 | 5}`)}</p>}
      {held && (
        <p>
          {t('held', { date: day(held.since) })} {held.deliveryDate && t('heldUntil', { date: longDate(held.deliveryDate) })}
        </p>
      )}
      {car.isShown && (
        <p>
          <ButtonLink variant="outline" size="small" to={address.car(car.slug, car.id)}>
            {t('interest.see')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
