import { useState } from 'react'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useApiMutation } from '#client/mutation.ts'
import { ToAdvert } from '#domains/adverts/handed-on/ui/to-advert.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { plateCells } from '#shared/plate.ts'
import sellingTexts from '#texts/selling'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Journey } from '#ui/journey.tsx'
import { Plate } from '#ui/plate.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { beforeVisit, type PurchaseStatus } from '../status.ts'
import { TradeInCard } from '../trade-in/ui/trade-in-card.tsx'
import { GiveUp } from './give-up.tsx'
import { AcceptQuestion, OfferAnswer, OfferBar, OfferTalk, useAnswer } from './offer-answer.tsx'
import styles from './own-sale.module.css'
import type { Sale } from './sale.ts'
import { SaleBank } from './sale-bank.tsx'
import { SaleDifferences } from './sale-differences.tsx'
import { OtherWays, SaleOffer } from './sale-offer.tsx'
import { SalePapers } from './sale-papers.tsx'
import { SalePrintouts } from './sale-printouts.tsx'
import { TransferTime, useSaleMoment } from './sale-time.tsx'
import { SaleVisit } from './sale-visit.tsx'

/** How a state looks to its owner, and how far it is on the way: request, visit, offer, documents, transfer. */
const states: Record<PurchaseStatus, { tone: StatusTone; place: number }> = {
  Submited: { tone: 'new', place: 0 },
  Accepted: { tone: 'running', place: 1 },
  Rejected: { tone: 'bad', place: 0 },
  TechnicalExpertiseSubmitted: { tone: 'running', place: 2 },
  TechnicalExpertisePendingEdit: { tone: 'running', place: 1 },
  QuotationRejected: { tone: 'running', place: 2 },
  QuotationAccepted: { tone: 'new', place: 2 },
  CustomerRejected: { tone: 'draft', place: 2 },
  CustomerNegociated: { tone: 'running', place: 2 },
  CustomerAccepted: { tone: 'new', place: 3 },
  Deactivated: { tone: 'draft', place: 0 },
  DocumentsSubmited: { tone: 'running', place: 3 },
  DocumentsRejected: { tone: 'bad', place: 3 },
  DocumentsAccepted: { tone: 'good', place: 3 },
  Billed: { tone: 'good', place: 4 },
  DocumentsConformityRejected: { tone: 'bad', place: 4 },
  DocumentsConformityAccepted: { tone: 'running', place: 4 },
  Complete: { tone: 'good', place: 5 },
  TransferedToIntermediation: { tone: 'draft', place: 2 },
  Canceled: { tone: 'draft', place: 0 },
  TransferedToAd: { tone: 'draft', place: 2 },
}
const stations = ['request', 'visit', 'offer', 'documents', 'transfer'] as const
const stopped: readonly PurchaseStatus[] = ['Rejected', 'Deactivated', 'Canceled', 'CustomerRejected']

interface OwnSaleProps {
  sale: Sale
  /** papers are sent in, and photos of findings shown, in an account only: the link and the phone of a request alone open no documents */
  mayUpload: boolean
  done: () => void
}

/** A car that is sold to the house: where it stands, what its owner may do now, and every figure behind the offer. */
export function OwnSale({ sale, mayUpload, done }: OwnSaleProps) {
  const t = useText(sellingTexts)
  const { disposedVehicle: car, status, reference } = sale
  const { tone, place } = states[status]
  const now = Math.min(place, stations.length - 1)
  const told = sale.statuses.findLast(({ comment }) => comment !== null)
  const [points, setPoints] = useState<readonly string[] | null>(null)
  const step = useAnswer(sale, done)
  const [asks, setAsks] = useState(false)
  const decides = sale.actions.includes('acceptOffer')
  const mayTalk = sale.actions.includes('negotiate')
  const talk = { talks: points !== null, talk: () => setPoints(points === null ? [] : null), accept: () => setAsks(true) }
  // once it is decided what is to be done now comes first
  const bill = sale.quotation !== null && (
    <SaleOffer
      sale={sale}
      contest={mayTalk ? (label) => setPoints([...(points ?? []).filter((one) => one !== label), label]) : null}
      photos={mayUpload}
    />
  )
  const isRefusal = status === 'Rejected' || status === 'DocumentsRejected' || status === 'DocumentsConformityRejected'
  return (
    <article id={reference} className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>
            {t(`own.kind.${sale.type}`)} {isolate(reference)}
          </p>
          <h2>
            <bdi>{car.title}</bdi>
          </h2>
          <Car sale={sale} />
        </div>
        <StatusLabel tone={tone} label={t(`own.status.${status}`)} />
      </header>
      {!stopped.includes(status) && (
        <Journey
          label={t('own.journey')}
          summary={t('stepOf', {
            place: String(now + 1),
            count: String(stations.length),
            name: t(`own.station.${stations[now] ?? 'request'}`),
          })}
          steps={stations.map((key, i) => {
            const state = i < place ? 'done' : i === place ? 'now' : 'next'
            return { key, label: t(`own.station.${key}`), state, say: t(`state.${state}`) }
          })}
        />
      )}
      <p>{t(`own.says.${status}`)}</p>
      {isRefusal && told?.comment && <p className={styles.word}>{told.comment}</p>}
      {sale.tradeIn && <TradeInCard tradeIn={sale.tradeIn} cancellable={sale.actions.includes('cancel')} />}
      <div className={styles.columns} data-pair={sale.quotation !== null}>
        <div className={styles.main}>
          {beforeVisit.includes(status) && <SaleVisit sale={sale} done={done} />}
          <SaleDifferences sale={sale} />
          {place <= 2 && bill}
          {mayTalk && points !== null && (
            <OfferTalk sale={sale} points={points} setPoints={setPoints} mayUpload={mayUpload} done={done} close={() => setPoints(null)} />
          )}
          <Turn sale={sale} mayUpload={mayUpload} done={done} />
          {place > 2 && bill}
          {sale.comments.length > 0 && <HouseComments sale={sale} />}
        </div>
        <div className={styles.main}>
          {decides && <OfferAnswer sale={sale} step={step} {...talk} />}
          <OtherWays sale={sale} />
          <Answers sale={sale} done={done} />
          {mayUpload && <SalePrintouts sale={sale} />}
          {sale.actions.includes('cancel') && <GiveUp sale={sale} done={done} />}
        </div>
      </div>
      {decides && <OfferBar sale={sale} step={step} talk={talk.talk} accept={talk.accept} />}
      {decides && asks && <AcceptQuestion sale={sale} step={step} close={() => setAsks(false)} />}
    </article>
  )
}

/** What tells the car from another of its kind: year, kilometres, plate. */
function Car({ sale: { disposedVehicle: car } }: { sale: Sale }) {
  const { km } = useFormat()
  const cells = car.registrationNumber ? plateCells(car.registrationNumber) : null
  const known = [car.year === null ? '' : String(car.year), car.mileage === null ? '' : km(car.mileage)].filter(Boolean)
  return (
    <p className={styles.car}>
      <span>{known.join(' · ')}</span>
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
    </p>
  )
}

/** What the house wrote to the owner, the latest first. */
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

/** What belongs to the present state: the offer, the papers, the account, the transfer. */
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

/** What the owner may answer: to the offer, and once they have declined it. */
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

/** The offer was declined: the house may sell the car for its owner instead. */
function SellForMe({ sale, done }: { sale: Sale; done: () => void }) {
  const t = useText(sellingTexts)
  const step = useApiMutation('post', '/api/purchases/{key}/steps', { done })
  return (
    <div className={styles.answer}>
      <p>{t('own.mediation.text')}</p>
      <FormAlert text={step.error ? step.error.message || t('own.offline') : null} />
      <p>
        <Button
          variant="outline"
          busy={step.busy}
          onClick={() => void step.send({ params: { path: { key: sale.key } }, body: { action: 'toIntermediation' } })}
        >
          {t('own.mediation.button')}
        </Button>
      </p>
    </div>
  )
}
