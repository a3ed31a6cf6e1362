import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'
import { useAnswer } from './use-answer.ts'

/** Objection to a recorded answer. Renders nothing without one, or after the period. */
export function PriceObjection({ booking, done, locked }: TurnProps) {
  const t = useText(historyTexts)
  const { price, date, clock } = useFormat()
  const toast = useToast()
  const { isPending, failed, send } = useAnswer('/api/bookings/{key}/price/objection', done, locked)
  const { key, objectUntil, status } = booking
  if (objectUntil === null) return null
  const { day, time } = localTime(objectUntil)
  const until = t('turn.Objection.until', { day: date(day), time: clock(time) })

  async function object(): Promise<void> {
    const { ok } = await send({ params: { path: { key } }, body: {} })
    if (ok) toast.success(t('turn.Objection.done'))
  }

  return (
    <Panel
      title={t(status === 'NewPriceRejected' ? 'turn.Objection.rejected' : 'turn.Objection.accepted', { price: price(booking.price) })}
      actions={
        <Button variant="outline" busy={isPending} onClick={() => void object()}>
          {t(isPending ? 'turn.AnswerPrice.busy' : 'turn.Objection.button')}
        </Button>
      }
    >
      <p>{t('turn.Objection.text', { until })}</p>
      <TurnFailed text={failed} />
    </Panel>
  )
}
