import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'
import { useAnswer } from './use-answer.ts'

/** Returns whether the customer may cancel, or request it; not while a request is open. */
export const mayCancel = ({ cancellable, cancelAsked }: Pick<Outcome, 'cancellable' | 'cancelAsked'>): boolean =>
  cancellable && (cancelAsked === null || cancelAsked.isRefused)

/**
 * State of the request to cancel: open with a button to withdraw it, or refused with the adviser's comment. Renders nothing without one.
 */
export function CancelWish({ booking, done, locked }: Omit<TurnProps, 'hours'>) {
  const t = useText(historyTexts)
  const { date, clock } = useFormat()
  const toast = useToast()
  const { isPending, failed, send } = useAnswer('/api/bookings/{key}/cancel/withdrawal', done, locked)
  const { key, cancelAsked } = booking
  if (cancelAsked === null) return null
  const { day, time } = localTime(cancelAsked.asked)
  if (cancelAsked.isRefused)
    return (
      <Panel title={t('wish.refused', { day: date(day) })}>
        <p>{t('wish.refusedText')}</p>
        <p dir="auto">{cancelAsked.remark}</p>
      </Panel>
    )

  async function withdraw(): Promise<void> {
    const { ok } = await send({ params: { path: { key } } })
    if (ok) toast.success(t('wish.withdrawn'))
  }

  return (
    <Panel
      title={t('wish.title', { day: date(day), time: clock(time) })}
      actions={
        <Button variant="outline" busy={isPending} onClick={() => void withdraw()}>
          {t(isPending ? 'turn.AnswerPrice.busy' : 'wish.withdraw')}
        </Button>
      }
    >
      <p>{t('wish.text')}</p>
      <TurnFailed text={failed} />
    </Panel>
  )
}
