import { useState } from 'react'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { CaseContact } from '#domains/cases/progress/ui/case-contact.tsx'
import { CaseNews } from '#domains/cases/progress/ui/case-news.tsx'
import { ToAdvert } from '#domains/processes/adverts/ui/to-advert.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { plateCells } from '#shared/plate.ts'
import sellingTexts from '#texts/selling'
import { Button, ButtonLink } from '#ui/button.tsx'
import { type CaseDeadline, CaseHead } from '#ui/case-head.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Plate } from '#ui/plate.tsx'
import { beforeVisit, type PurchaseStatus } from '../status.ts'
import { GiveUp } from './give-up.tsx'
import { AcceptQuestion, OfferAnswer, OfferBar, OfferTalk, useAnswer } from './offer-answer.tsx'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'
import { SaleBank } from './sale-bank.tsx'
import { SaleDifferences } from './sale-differences.tsx'
import { OtherWays, SaleOffer } from './sale-offer.tsx'
import { SalePapers } from './sale-papers.tsx'
import { SalePrintouts } from './sale-printouts.tsx'
import { SaleStatusLabel, saleStates, saleStations } from './sale-state.tsx'
import { TransferTime, useSaleMoment } from './sale-time.tsx'
import { SaleVisit } from './sale-visit.tsx'
import { TradeInCard } from './trade-in-card.tsx'
import { useSaleNews } from './use-sale-news.ts'

const stopped: readonly PurchaseStatus[] = ['Rejected', 'Deactivated', 'Canceled', 'CustomerRejected']

interface OwnSaleProps {
  sale: Sale
  /** documents and photos need an account: the link and phone of a guest request do not open them */
  mayUpload: boolean
  done: () => void
  heading?: 'h1' | 'h2'
  /** next deadline of the owner */
  deadline?: CaseDeadline | null
}

/** Purchase request for its owner: status, actions and the offer in detail. */
export function OwnSale({ sale, mayUpload, done, heading = 'h2', deadline }: OwnSaleProps) {
  const t = useText(sellingTexts)
  const { disposedVehicle: car, status, reference } = sale
  const { place } = saleStates[status]
  const now = Math.min(place, saleStations.length - 1)
  const told = sale.statuses.findLast(({ comment }) => comment !== null)
  const [points, setPoints] = useState<readonly string[] | null>(null)
  const step = useAnswer(sale, done)
  const [asks, setAsks] = useState(false)
  const decides = sale.actions.includes('acceptOffer')
  const news = useSaleNews(sale)
  const mayTalk = sale.actions.includes('negotiate')
  const talk = { talks: points !== null, talk: () => setPoints(points === null ? [] : null), accept: () => setAsks(true) }
  // after the decision the current task comes first
  const bill = sale.quotation !== null && (
    <SaleOffer
      sale={sale}
      contest={mayTalk ? (label) => setPoints([...(points ?? []).filter((one) => one !== label), label]) : null}
      photos={mayUpload}
    />
  )
  const isRefusal = status === 'Rejected' || status === 'DocumentsRejected' || status === 'DocumentsConformityRejected'
  return (
    <article id={reference} className={styles.case}>
      <CaseHead
        heading={heading}
        title={<bdi>{car.title}</bdi>}
        facts={
          <>
            <span>
              {t(`own.kind.${sale.type}`)} {isolate(reference)}
            </span>
            <Car sale={sale} />
          </>
        }
        status={<SaleStatusLabel status={status} />}
        deadline={deadline}
        journey={
          stopped.includes(status)
            ? null
            : {
                label: t('own.journey'),
                summary: t('stepOf', {
                  place: String(now + 1),
                  count: String(saleStations.length),
                  name: t(`own.station.${saleStations[now] ?? 'request'}`),
                }),
                steps: saleStations.map((key, i) => {
                  const state = i < place ? 'done' : i === place ? 'now' : 'next'
                  return { key, label: t(`own.station.${key}`), state, say: t(`state.${state}`) }
                }),
              }
        }
      />
      <div className={styles.card}>
        <p>{t(`own.says.${status}`)}</p>
        {isRefusal && told?.comment && <p className={styles.word}>{told.comment}</p>}
        {sale.tradeIn && <TradeInCard tradeIn={sale.tradeIn} cancellable={sale.actions.includes('cancel')} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            {beforeVisit.includes(status) && <SaleVisit sale={sale} done={done} />}
            <SaleDifferences sale={sale} />
            {place <= 2 && bill}
            {mayTalk && points !== null && (
              <OfferTalk
                sale={sale}
                points={points}
                setPoints={setPoints}
                mayUpload={mayUpload}
                done={done}
                close={() => setPoints(null)}
              />
            )}
            <Turn sale={sale} mayUpload={mayUpload} done={done} />
            {place > 2 && bill}
            {sale.comments.length > 0 && <HouseComments sale={sale} />}
          </div>
          <div className={styles.main}>
            {decides && <OfferAnswer sale={sale} step={step} {...talk} />}
            <OtherWays sale={sale} />
            <Answers sale={sale} done={done} />
            <div className={styles.side}>
              <CaseContact kind="Purchase" adviser={sale.adviser} store={sale.store} />
              <CaseNews news={news} />
            </div>
          </div>
          <div className={styles.main}>
            {mayUpload && <SalePrintouts sale={sale} />}
            {sale.actions.includes('cancel') && <GiveUp sale={sale} done={done} />}
          </div>
        </div>
        {decides && <OfferBar sale={sale} step={step} talk={talk.talk} accept={talk.accept} />}
        {decides && asks && <AcceptQuestion sale={sale} step={step} close={() => setAsks(false)} />}
      </div>
    </article>
  )
}

/** Distinguishing facts of the car: year, mileage, plate. */
function Car({ sale: { disposedVehicle: car } }: { sale: Sale }) {
  const { km } = useFormat()
  const cells = car.registrationNumber ? plateCells(car.registrationNumber) : null
  const known = [car.year === null ? '' : String(car.year), car.mileage === null ? '' : km(car.mileage)].filter(Boolean)
  return (
    <>
      {known.map((one) => (
        <span key={one}>{one}</span>
      ))}
      {cells ? (
        <Plate
          serial={cells.serial}
          letter={cells.letter}
          code={Number(cells.code)}
          label={`${cells.serial} ${cells.letter} ${cells.code}`}
        />
      ) : (
        car.registrationNumber && <bdi dir="ltr">{car.registrationNumber}</bdi>
      )}
    </>
  )
}

/** Comments of the staff, latest first. */
function HouseComments({ sale }: { sale: Sale }) {
  const t = useText(sellingTexts)
  const { date } = useFormat()
  return (
    <section className={styles.answer}>
      <h3>{t('own.comments')}</h3>
      <ul className={styles.papers}>
        {sale.comments.toReversed().map(({ id, title, body, created }) => (
          <li key={id}>
            <p className={styles.small}>{date(created)}</p>
            {title && (
              <p>
                <b>{title}</b>
              </p>
            )}
            <p className={styles.said}>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Current task: offer, documents, account or transfer. */
function Turn({ sale, mayUpload, done }: OwnSaleProps) {
  const t = useText(sellingTexts)
  const { price } = useFormat()
  const moment = useSaleMoment()
  const { status, transferDue, paid, quotation } = sale
  const afterOffer = ['CustomerAccepted', 'DocumentsSubmited', 'DocumentsRejected', 'DocumentsAccepted', 'DocumentsConformityRejected']
  return (
    <>
      {status === 'DocumentsConformityAccepted' && transferDue && <TransferTime sale={sale} due={transferDue} />}
      {afterOffer.includes(status) && <SalePapers sale={sale} mayUpload={mayUpload} done={done} />}
      {['CustomerAccepted', 'DocumentsSubmited', 'DocumentsRejected', 'DocumentsAccepted'].includes(status) && (
        <SaleBank sale={sale} done={done} />
      )}
      {paid && quotation !== null && (
        <p>{t('own.paid', { price: price(quotation), at: moment(paid), reference: isolate(sale.transferReference ?? '') })}</p>
      )}
    </>
  )
}

/** Answers to the offer, and alternatives after a rejection. */
function Answers({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const { status } = sale
  return (
    <>
      {sale.actions.includes('toIntermediation') && <SellForMe sale={sale} done={done} />}
      {sale.actions.includes('toAd') && (
        <ToAdvert
          title={t('own.toAd.title')}
          text={t('own.toAd.text')}
          button={t('own.toAd.button')}
          offline={t('own.offline')}
          send={(signal) =>
            callApi('post', '/api/purchases/{key}/steps', { params: { path: { key: sale.key } }, body: { action: 'toAd' } }, signal)
          }
          done={done}
        />
      )}
      {status === 'TransferedToAd' && (
        <p>
          <ButtonLink variant="outline" size="small" to={address.ads()}>
            {t('own.toAd.see')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** Offers a consignment after a declined offer. */
function SellForMe({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const step = useApiMutation('post', '/api/purchases/{key}/steps', { onSuccess: done })
  return (
    <div className={styles.answer}>
      <p>{t('own.mediation.text')}</p>
      <FormAlert text={step.error ? step.error.message || t('own.offline') : null} />
      <p>
        <Button
          variant="outline"
          busy={step.isPending}
          onClick={() => void step.send({ params: { path: { key: sale.key } }, body: { action: 'toIntermediation' } })}
        >
          {t('own.mediation.button')}
        </Button>
      </p>
    </div>
  )
}
