import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './price-answer.module.css'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'
import { useAnswer } from './use-answer.ts'

/** A proposed price: both amounts, and the answer. */
export function PriceAnswer({ booking, done, locked }: TurnProps) {
  const t = useText(historyTexts)
  const { price } = useFormat()
  const toast = useToast()
  const { isPending, variables, failed, send } = useAnswer('/api/bookings/{key}/price', done, locked)
  const { key, newPrice } = booking
  if (newPrice === null) return null
  const answered = variables?.body.accepted
  const difference = newPrice - booking.price

  async function answer(accepted: boolean): Promise<void> {
    const { ok } = await send({ params: { path: { key } }, body: { accepted } })
    if (ok) toast.success(t(accepted ? 'turn.AnswerPrice.accepted' : 'turn.AnswerPrice.rejected'))
  }

  return (
    <Panel
      mine
      title={t('turn.AnswerPrice.title')}
      actions={
        <>
          <Button busy={answered === true} disabled={isPending} onClick={() => void answer(true)}>
            {t(answered === true ? 'turn.AnswerPrice.busy' : 'turn.AnswerPrice.accept')}
          </Button>
          <Button variant="outline" busy={answered === false} disabled={isPending} onClick={() => void answer(false)}>
            {t(answered === false ? 'turn.AnswerPrice.busy' : 'turn.AnswerPrice.reject')}
          </Button>
        </>
      }
    >
      <p>{t('turn.AnswerPrice.text')}</p>
      <dl className={styles.prices}>
        <div>
          <dt>{t('turn.AnswerPrice.before')}</dt>
          <dd>{price(booking.price)}</dd>
        </div>
        <div className={styles.now}>
          <dt>{t('turn.AnswerPrice.now')}</dt>
          <dd>
            {price(newPrice)}
            {difference !== 0 && (
              <small>
                {t(difference < 0 ? 'turn.AnswerPrice.less' : 'turn.AnswerPrice.more', { amount: price(Math.abs(difference)) })}
              </small>
            )}
          </dd>
        </div>
      </dl>
      <TurnFailed text={failed} />
    </Panel>
  )
}
