import { useSearchParams } from 'react-router'
import { useApiMutation } from '#client/mutation.ts'
import { Panel, TurnFailed } from '#domains/customer-bookings/ui/turn-panel.tsx'
import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

const claims = '/api/customers/purchases/claims'

/** The question of the letter about a request that was sent without signing in: was it you? Nothing where the address asks none. */
export function ClaimSale() {
  const t = useText(sellingTexts)
  const toast = useToast()
  const [params, setParams] = useSearchParams()
  const { busy, error, send } = useApiMutation('post', claims, { invalidates: ['/api/customers/purchases'] })
  const token = params.get('claimSale')
  if (!token) return null
  const close = () =>
    setParams(
      (now) => {
        now.delete('claimSale')
        return now
      },
      { replace: true, preventScrollReset: true },
    )

  async function claim(word: string): Promise<void> {
    const { ok } = await send({ body: { token: word } })
    if (!ok) return
    toast.success(t('own.claim.done'))
    close()
  }

  return (
    <Panel
      mine
      title={t('own.claim.title')}
      actions={
        <>
          <Button busy={busy} onClick={() => void claim(token)}>
            {t('own.claim.yes')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={close}>
            {t('own.claim.no')}
          </Button>
        </>
      }
    >
      <p>{t('own.claim.text')}</p>
      <TurnFailed text={error && (error.code === 'NotFound' ? t('own.claim.gone') : error.message || t('own.offline'))} />
    </Panel>
  )
}

/** Who is signed in and has shown the phone of a request may take it into their account. */
export function AddSale({ saleKey, done }: { saleKey: string; done: () => void }) {
  const t = useText(sellingTexts)
  const toast = useToast()
  const { busy, error, send } = useApiMutation('post', claims, { invalidates: ['/api/customers/purchases'] })
  async function add(): Promise<void> {
    const { ok } = await send({ body: { key: saleKey } })
    if (!ok) return
    toast.success(t('own.claim.done'))
    done()
  }
  return (
    <Panel
      mine
      title={t('own.claim.add')}
      actions={
        <Button busy={busy} onClick={() => void add()}>
          {t('own.claim.add')}
        </Button>
      }
    >
      <p>{t('own.claim.mine')}</p>
      <TurnFailed text={error && (error.message || t('own.offline'))} />
    </Panel>
  )
}
