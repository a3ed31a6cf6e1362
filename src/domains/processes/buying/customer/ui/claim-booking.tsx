import { useSearchParams } from 'react-router'
import { useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Panel, TurnFailed } from './turn-panel.tsx'

/** Question of a claim mail: whether the recipient made the booking. Renders nothing without a token in the URL. */
export function ClaimBooking({ done }: { done: () => void }) {
  const t = useText(historyTexts)
  const toast = useToast()
  const [params, setParams] = useSearchParams()
  const { isPending, error, send } = useApiMutation('post', '/api/customers/sales/claims')
  const token = params.get('claim')
  if (!token) return null
  const close = () =>
    setParams(
      (now) => {
        now.delete('claim')
        return now
      },
      { replace: true, preventScrollReset: true },
    )

  async function claim(word: string): Promise<void> {
    const { ok } = await send({ body: { token: word } })
    if (!ok) return
    toast.success(t('claim.done'))
    close()
    done()
  }

  return (
    <Panel
      mine
      title={t('claim.title')}
      actions={
        <>
          <Button busy={isPending} onClick={() => void claim(token)}>
            {t('claim.yes')}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={close}>
            {t('claim.no')}
          </Button>
        </>
      }
    >
      <p>{t('claim.text')}</p>
      <TurnFailed text={error && (error.code === 'NotFound' ? t('claim.gone') : error.message)} />
    </Panel>
  )
}
