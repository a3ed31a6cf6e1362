import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Checkbox } from '#ui/checkbox.tsx'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import { unprovenClaims } from '../rules.ts'
import styles from './panel.module.css'
import { useStockMutation } from './use-stock-mutation.ts'

const names = ['isFeatured', 'isPromoted', 'isCertified', 'isArchived'] as const

/** What managers put in front of visitors, or take out of their sight; each works at once. What the price does not bear out says so. */
export function StockSwitches({ card, put }: { card: StockCard; put: (card: StockCard) => void }) {
  const t = useText(stockTexts)
  const toast = useToast()
  const { busy, send } = useStockMutation('put', '/api/staff/vehicles/{id}/switches', { done: put })
  const reasons: Partial<Record<(typeof names)[number], 'noFormerPrice' | 'aboveMarket' | null>> = unprovenClaims(card)

  async function turn(name: (typeof names)[number]): Promise<void> {
    const { ok } = await send({ params: { path: { id: card.id } }, body: { [name]: !card[name] } })
    if (ok) toast.success(t('switches.saved'), { detail: t(`switches.${name}`) })
  }

  return (
    <section className={styles.panel} aria-labelledby="stock-switches">
      <h2 id="stock-switches">{t('switches.title')}</h2>
      <div className={styles.switches}>
        {names.map((name) => {
          const reason = reasons[name]
          const isOff = busy || !card.may.switches || (Boolean(reason) && !card[name])
          return (
            <div key={name}>
              <Checkbox kind="switch" checked={card[name]} disabled={isOff} onChange={() => void turn(name)}>
                {t(`switches.${name}`)}
              </Checkbox>
              {reason && <p className={styles.note}>{t(`switches.${reason}`)}</p>}
            </div>
          )
        })}
      </div>
    </section>
  )
}
