import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import type { BuyerInput } from './buyer-draft.ts'
import { BuyerForm } from './buyer-form.tsx'
import { DepositTerms } from './deposit-terms.tsx'
import { HeldCar } from './held-car.tsx'
import { useOpeningWords } from './opening-words.ts'
import { PhoneCode } from './phone-code.tsx'
import styles from './reservation.module.css'
import { type Stage, simulatedLoan } from './use-reservation.ts'
import type { ReservationFlow } from './use-reservation-flow.ts'
import { PlaceTaken } from './waitlist-joined.tsx'

/** View of a stage; the footer of the dialog contains its buttons. */
export interface StageView {
  title: string
  body: ReactNode
  foot: ReactNode
}

/** Texts of the stages. */
interface Words {
  t: ReturnType<typeof useText<'bookings'>>
  price: ReturnType<typeof useFormat>['price']
  openingWords: ReturnType<typeof useOpeningWords>
}

/** Returns the view of the current stage of a reservation. */
export function useStageView(flow: ReservationFlow): StageView {
  const words = { t: useText(bookingsTexts), price: useFormat().price, openingWords: useOpeningWords() }
  const { stage, known, lost } = flow
  if (stage === null || (stage.step === 'terms' && !known)) return lost ? offline(flow, words) : loading(flow, words)
  return viewOf(stage, flow, words)
}

function viewOf(stage: Stage, flow: ReservationFlow, words: Words): StageView {
  switch (stage.step) {
    case 'who':
      return who(flow, words)
    case 'terms':
      return terms(stage.buyer, flow, words)
    case 'code':
      return code(stage.buyer, flow, words)
    case 'held':
      return held(stage.held, flow, words)
    case 'closed':
      return closed(stage.opens, flow, words)
    case 'taken':
      return taken(flow, words)
    case 'gone':
      return { title: words.t('gone.title'), body: <p>{words.t('gone.text')}</p>, foot: <SimilarCars flow={flow} /> }
    case 'duplicate':
      return duplicate(stage.text, flow, words)
    case 'placeWho':
      return placeWho(flow, words)
    case 'placed':
      return placed(stage.place, flow, words)
  }
}

const offline = ({ retry }: ReservationFlow, { t }: Words): StageView => ({
  title: t('flow.title'),
  body: <Trouble title={t('flow.failed')} text={t('flow.offline')} />,
  foot: <Button onClick={retry}>{t('flow.retry')}</Button>,
})

const loading = ({ leave }: ReservationFlow, { t }: Words): StageView => ({
  title: t('flow.title'),
  body: (
    <div aria-busy="true">
      <p className="vh" role="status">
        {t('flow.loading')}
      </p>
      <SkeletonLines widths={[70, 90, 55]} />
    </div>
  ),
  foot: <CloseButton leave={leave} />,
})

const who = ({ form, buyer, setStage }: ReservationFlow, { t }: Words): StageView => ({
  title: t('flow.who'),
  body: <BuyerForm id={form} state={buyer} done={(found) => setStage({ step: 'terms', buyer: found })} />,
  foot: (
    <Button type="submit" form={form}>
      {t('flow.next')}
    </Button>
  ),
})

function terms(
  buyer: BuyerInput,
  { car, seller, form, known, reservation, go, setStage, confirmsPhone }: ReservationFlow,
  { t, price }: Words,
): StageView {
  const next = confirmsPhone ? t('flow.toCode') : t('flow.pay', { amount: price(known?.deposit ?? 0) })
  const back = () => {
    reservation.clear()
    setStage({ step: 'who' })
  }
  const book = () => void reservation.book(buyer, car.financing ? simulatedLoan() : null).then(go)
  return {
    title: t('flow.conditions'),
    body: known && <DepositTerms id={form} whole={car.price} hours={known} seller={seller} done={book} />,
    foot: (
      <>
        <Button variant="ghost" disabled={reservation.busy} onClick={back}>
          {t('flow.back')}
        </Button>
        <Button type="submit" form={form} busy={reservation.busy}>
          {reservation.busy ? t('flow.opening') : next}
        </Button>
      </>
    ),
  }
}

function code(buyer: BuyerInput, { car, form, known, reservation, go, setStage }: ReservationFlow, { t, price }: Words): StageView {
  const back = () => {
    reservation.clear()
    setStage({ step: 'who' })
  }
  const book = () => void reservation.book(buyer, car.financing ? simulatedLoan() : null).then(go)
  return {
    title: t('code.title'),
    body: <PhoneCode id={form} phone={buyer.phone} done={book} />,
    foot: (
      <>
        <Button variant="ghost" disabled={reservation.busy} onClick={back}>
          {t('flow.back')}
        </Button>
        <Button type="submit" form={form} busy={reservation.busy}>
          {reservation.busy ? t('flow.opening') : t('code.submit', { amount: price(known?.deposit ?? 0) })}
        </Button>
      </>
    ),
  }
}

const held = (hold: Extract<Stage, { step: 'held' }>['held'], { known, gateway }: ReservationFlow, { t }: Words): StageView => ({
  title: t('flow.held'),
  body: <HeldCar held={hold} wholeMinutes={known?.holdMinutes ?? 15} failed={gateway.failed} />,
  foot: (
    <Button busy={gateway.leaving !== null} onClick={() => void gateway.pay(hold.paymentId)}>
      {gateway.leaving !== null ? t('flow.leaving') : t('flow.toBank')}
    </Button>
  ),
})

const closed = (opens: string | null, flow: ReservationFlow, { t, openingWords }: Words): StageView => ({
  title: openingWords(opens),
  body: <p>{opens === null ? t('closed.textNever') : t('closed.text')}</p>,
  foot: (
    <>
      <ButtonLink variant={opens === null ? 'primary' : 'outline'} href="#question" onClick={flow.leave}>
        {t('closed.call')}
      </ButtonLink>
      {opens !== null && <PlaceButton flow={flow} />}
    </>
  ),
})

const taken = (flow: ReservationFlow, { t }: Words): StageView => ({
  title: t(flow.car.isHeld ? 'taken.titleReserved' : 'taken.title'),
  body: (
    <>
      <p>{t('taken.text')}</p>
      <Link className={styles.alert} to={similarTo(flow)}>
        <Icon name="bell" size={18} />
        {t('taken.alert')}
      </Link>
    </>
  ),
  foot: (
    <>
      <SimilarCars flow={flow} />
      <PlaceButton flow={flow} />
    </>
  ),
})

const duplicate = (text: string, { reservation: { own } }: ReservationFlow, { t }: Words): StageView => ({
  title: t('duplicate.title'),
  body: <p>{text}</p>,
  foot: own ? (
    <ButtonLink to={address.paymentFailure(own.key)}>{t('duplicate.resume')}</ButtonLink>
  ) : (
    <ButtonLink to={address.history()}>{t('duplicate.see')}</ButtonLink>
  ),
})

const placeWho = ({ form, buyer, seller, known, reservation, go }: ReservationFlow, { t }: Words): StageView => ({
  title: t('flow.placeTitle'),
  body: (
    <>
      <p>{t('place.intro', { minutes: known?.holdMinutes ?? 15 })}</p>
      <BuyerForm id={form} state={buyer} done={(found) => void reservation.takePlace(found).then(go)} />
      <PersonalDataNotice purpose="place" controller={seller.company} cndp={seller.cndp} email={seller.email} />
    </>
  ),
  foot: (
    <Button type="submit" form={form} busy={reservation.busy}>
      {reservation.busy ? t('place.sending') : t('place.submit')}
    </Button>
  ),
})

const placed = (place: Extract<Stage, { step: 'placed' }>['place'], { leave }: ReservationFlow, { t }: Words): StageView => ({
  title: t('place.doneTitle'),
  body: <PlaceTaken place={place} />,
  foot: (
    <>
      <CloseButton leave={leave} />
      <ButtonLink to={address.place(place.key)}>{t('place.see')}</ButtonLink>
    </>
  ),
})

const similarTo = ({ car }: ReservationFlow) => address.search({ Brands: [car.brand], Models: [car.model] })

function SimilarCars({ flow }: { flow: ReservationFlow }) {
  const t = useText(bookingsTexts)
  return (
    <ButtonLink variant="outline" to={similarTo(flow)}>
      {t('taken.similar')}
    </ButtonLink>
  )
}

function PlaceButton({ flow: { setStage } }: { flow: ReservationFlow }) {
  const t = useText(bookingsTexts)
  return <Button onClick={() => setStage({ step: 'placeWho' })}>{t('closed.place')}</Button>
}

function CloseButton({ leave }: { leave: () => void }) {
  const t = useText(bookingsTexts)
  return (
    <Button variant="ghost" onClick={leave}>
      {t('flow.close')}
    </Button>
  )
}

export function Trouble({ title, text }: { title: string; text: string }) {
  return (
    <Note tone="bad" icon="circle-alert" title={title}>
      <p>{text}</p>
    </Note>
  )
}
