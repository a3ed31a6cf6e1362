import { useState } from 'react'
import { address } from '#client/addresses.ts'
import { signInBeside } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import styles from './book-many.module.css'
import { Results } from './book-many-results.tsx'
import type { BuyerInput } from './buyer-draft.ts'
import { BuyerForm } from './buyer-form.tsx'
import { DepositTerms } from './deposit-terms.tsx'
import { useOpeningWords } from './opening-words.ts'
import type { StageView } from './reservation-stages.tsx'
import type { BookManyFlow } from './use-book-many.ts'
import type { Hours } from './use-hours.ts'

type Text = ReturnType<typeof useText<'bookings'>>

/** Returns the view of the current stage of a multiple reservation. */
export function useManyView(flow: BookManyFlow): StageView {
  const t = useText(bookingsTexts)
  const openingWords = useOpeningWords()
  const { state } = useSession()
  const { stage, known, lost } = flow
  const [failed, setFailed] = useState(false)
  const signIn = async () => setFailed(!(await signInBeside()))
  if (state === 'anonymous')
    return {
      title: t('many.title'),
      body: <p role={failed ? 'alert' : undefined}>{t(failed ? 'flow.offline' : 'many.signIn')}</p>,
      foot: <Button onClick={() => void signIn()}>{t('flow.signInButton')}</Button>,
    }
  if (lost)
    return {
      title: t('many.title'),
      body: <p role="alert">{t('flow.offline')}</p>,
      foot: <Button onClick={flow.retry}>{t('flow.retry')}</Button>,
    }
  if (!known) return { title: t('many.title'), body: <SkeletonLines widths={[70, 90, 55]} />, foot: null }
  if (!known.open && stage.step !== 'results')
    return {
      title: openingWords(known.opens),
      body: <p>{t('closed.text')}</p>,
      foot: (
        <ButtonLink variant="outline" to={address.contact()}>
          {t('closed.call')}
        </ButtonLink>
      ),
    }
  return viewOf(flow, known, t)
}

function viewOf(flow: BookManyFlow, known: Hours, t: Text): StageView {
  const { stage, cars } = flow
  switch (stage.step) {
    case 'choose':
      return {
        title: t('many.choose'),
        body: <Choice flow={flow} deposit={known.deposit} />,
        foot: <Button onClick={flow.chosenAll}>{t('flow.next')}</Button>,
      }
    case 'who':
      return who(flow, t)
    case 'terms':
      return terms(stage.buyer, flow, known, t)
    case 'results':
      return { title: t('many.results'), body: <Results results={stage.results} cars={cars} holdMinutes={known.holdMinutes} />, foot: null }
  }
}

const who = ({ form, buyer, setStage }: BookManyFlow, t: Text): StageView => ({
  title: t('flow.who'),
  body: <BuyerForm id={form} state={buyer} done={(found) => setStage({ step: 'terms', buyer: found })} />,
  foot: (
    <>
      <Button variant="ghost" onClick={() => setStage({ step: 'choose' })}>
        {t('flow.back')}
      </Button>
      <Button type="submit" form={form}>
        {t('flow.next')}
      </Button>
    </>
  ),
})

const terms = (
  buyer: BuyerInput,
  { form, requested, seller, isPending, book, setStage }: BookManyFlow,
  known: Hours,
  t: Text,
): StageView => ({
  title: t('flow.conditions'),
  body: (
    <DepositTerms
      id={form}
      count={requested.length}
      whole={requested.reduce((sum, car) => sum + car.price, 0)}
      hours={known}
      seller={seller}
      done={() => book(buyer)}
    />
  ),
  foot: (
    <>
      <Button variant="ghost" disabled={isPending} onClick={() => setStage({ step: 'who' })}>
        {t('flow.back')}
      </Button>
      <Button type="submit" form={form} busy={isPending}>
        {isPending ? t('many.sending') : t('many.submit', { count: requested.length })}
      </Button>
    </>
  ),
})

/** Choice of the cars, with the sum of their deposits. */
function Choice({ flow: { cars, max, chosen, choose, requested, fault }, deposit }: { flow: BookManyFlow; deposit: number }) {
  const t = useText(bookingsTexts)
  const { price } = useFormat()
  return (
    <>
      <p>{t('many.chooseText')}</p>
      <ul className={styles.cars}>
        {cars.map(({ id, title, price: amount }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && chosen.size >= max}
              onChange={(event) => choose(id, event.currentTarget.checked)}
              count={price(amount)}
            >
              <bdi>{title}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t('many.total')}</span>
        <b>{price(deposit * requested.length)}</b>
      </p>
      <p role="alert" className={styles.fault}>
        {fault && t('many.need')}
      </p>
    </>
  )
}
