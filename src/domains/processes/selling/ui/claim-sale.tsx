import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApiMutation } from '#client/mutation.ts'
import { Panel, TurnFailed } from '#domains/processes/buying/customer/ui/turn-panel.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PurchaseClaim } from '../contract.ts'

const claims = '/api/customers/purchases/claims'
/** Lists that contain a claimed request. */
const lists = ['/api/customers/purchases', '/api/customers/intermediations'] as const

interface ClaimPanelProps {
  token: string
  text: string
  /** label of the button that declines */
  no: string
  close: () => void
}

/** Prompts the user to claim a guest request by its token. */
function ClaimPanel({ token, text, no, close }: ClaimPanelProps) {
  const t = useText(sellingTexts)
  const toast = useToast()
  const { isPending, error, send } = useApiMutation('post', claims, { invalidates: [...lists, claims] })
  async function claim(): Promise<void> {
    const { ok } = await send({ body: { token } })
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
          <Button busy={isPending} onClick={() => void claim()}>
            {t('own.claim.yes')}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={close}>
            {no}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TurnFailed text={error && (error.code === 'NotFound' ? t('own.claim.gone') : error.message || t('own.offline'))} />
    </Panel>
  )
}

/** Claim prompt of a mail link; renders nothing without a token in the URL. */
export function ClaimSale() {
  const t = useText(sellingTexts)
  const [params, setParams] = useSearchParams()
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
  return <ClaimPanel token={token} text={t('own.claim.text')} no={t('own.claim.no')} close={close} />
}

/** Claim prompts for requests with the account's confirmed e-mail and phone, except the one in the URL. */
export function OfferedSales({ offers }: { offers: readonly PurchaseClaim[] }) {
  const t = useText(sellingTexts)
  const { longDate } = useFormat()
  const [params] = useSearchParams()
  const [closed, setClosed] = useState<readonly string[]>([])
  const asked = params.get('claimSale')
  return offers
    .filter(({ token }) => token !== asked && !closed.includes(token))
    .map(({ token, title, created }) => (
      <ClaimPanel
        key={token}
        token={token}
        text={t('own.claim.offer', { car: title, day: longDate(localTime(created).day) })}
        no={t('own.claim.later')}
        close={() => setClosed((now) => [...now, token])}
      />
    ))
}

/** Adds a guest request to the account of a user who has confirmed its phone. */
export function AddSale({ saleKey, done }: { saleKey: string; done: () => void }) {
  const t = useText(sellingTexts)
  const toast = useToast()
  const { isPending, error, send } = useApiMutation('post', claims, { invalidates: lists })
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
        <Button busy={isPending} onClick={() => void add()}>
          {t('own.claim.add')}
        </Button>
      }
    >
      <p>{t('own.claim.mine')}</p>
      <TurnFailed text={error && (error.message || t('own.offline'))} />
    </Panel>
  )
}
