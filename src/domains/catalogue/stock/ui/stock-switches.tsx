import { useRef } from 'react'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import { unprovenClaims } from '../rules.ts'
import styles from './panel.module.css'
import { useStockMutation } from './use-stock-mutation.ts'

const names = ['isFeatured', 'isPromoted', 'isCertified', 'isArchived'] as const
type SwitchName = (typeof names)[number]

/** Switches of a vehicle for managers. A switch without proof is disabled with its reason; a certification can only be withdrawn. */
export function StockSwitches({ card, put }: { card: StockCard; put: (card: StockCard) => void }) {
  const t = useText(stockTexts)
  const toast = useToast()
  const ask = useRef<HTMLDialogElement>(null)
  const { isPending, send } = useStockMutation('put', '/api/staff/vehicles/{id}/switches', { onSuccess: put })
  const reasons: Partial<Record<SwitchName, 'noFormerPrice' | 'aboveMarket' | 'byCertification' | null>> = {
    ...unprovenClaims(card),
    isCertified: 'byCertification',
  }

  async function turn(name: SwitchName): Promise<void> {
    const { ok } = await send({ params: { path: { id: card.id } }, body: { [name]: !card[name] } })
    ask.current?.close()
    if (ok) toast.success(t('switches.saved'), { detail: t(`switches.${name}`) })
  }

  return (
    <section className={styles.panel} aria-labelledby="stock-switches">
      <h2 id="stock-switches">{t('switches.title')}</h2>
      <div className={styles.switches}>
        {names.map((name) => {
          const reason = reasons[name]
          const isOff = isPending || !card.may.switches || (Boolean(reason) && !card[name])
          const change = name === 'isCertified' ? () => ask.current?.showModal() : () => void turn(name)
          return (
            <div key={name}>
              <Checkbox kind="switch" checked={card[name]} disabled={isOff} onChange={change}>
                {t(`switches.${name}`)}
              </Checkbox>
              {reason && <p className={styles.note}>{t(`switches.${reason}`)}</p>}
            </div>
          )
        })}
      </div>
      <Dialog
        ref={ask}
        title={t('switches.takeTitle')}
        foot={
          <>
            <Button variant="ghost" onClick={() => ask.current?.close()}>
              {t('switches.keep')}
            </Button>
            <Button busy={isPending} onClick={() => void turn('isCertified')}>
              {t('switches.take')}
            </Button>
          </>
        }
      >
        <p>{t('switches.takeText')}</p>
      </Dialog>
    </section>
  )
}
