import { useApi } from '#client/api.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './price-answer.module.css'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'
import { useAnswer } from './use-answer.ts'

/** A new price was proposed: both amounts side by side, and the answer. */
export function PriceAnswer({ booking, done }: TurnProps) {
  const t = useText('history')
  const { price } = useFormat()
  const api = useApi()
  const toast = useToast()
  const { busy, failed, send } = useAnswer(done)
  const { key, newPrice } = booking
  if (newPrice === null) return null
  const difference = newPrice - booking.price

  async function answer(accepted: boolean): Promise<void> {
    const sent = await send(accepted ? 'accept' : 'reject', () =>
      api.POST('/api/bookings/{key}/price', { params: { path: { key } }, body: { accepted } }),
    )
    if (sent) toast.success(t(accepted ? 'turn.AnswerPrice.accepted' : 'turn.AnswerPrice.rejected'))
  }

  return (
    <Panel
      mine
      title={t('turn.AnswerPrice.title')}
      actions={
        <>
          <Button busy={busy === 'accept'} disabled={busy !== null} onClick={() => void answer(true)}>
            {t(busy === 'accept' ? 'turn.AnswerPrice.busy' : 'turn.AnswerPrice.accept')}
          </Button>
          <Button variant="outline" busy={busy === 'reject'} disabled={busy !== null} onClick={() => void answer(false)}>
            {t(busy === 'reject' ? 'turn.AnswerPrice.busy' : 'turn.AnswerPrice.reject')}
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
