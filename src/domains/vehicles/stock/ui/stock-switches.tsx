import { useState } from 'react'
import { useText } from '#i18n/text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import styles from './panel.module.css'
import { useStockCalls } from './use-stock-calls.ts'

const names = ['isFeatured', 'isPromoted', 'isCertified', 'isArchived'] as const

/** What managers put in front of visitors, or take out of their sight; each works at once. */
export function StockSwitches({ card, put }: { card: StockCard; put: (card: StockCard) => void }) {
  const t = useText('stock')
  const toast = useToast()
  const calls = useStockCalls()
  const [busy, setBusy] = useState(false)

  async function turn(name: (typeof names)[number]): Promise<void> {
    setBusy(true)
    const answer = await calls.switches(card.id, { [name]: !card[name] })
    setBusy(false)
    if (answer.data) {
      put(answer.data)
      toast.success(t('switches.saved'), { detail: t(`switches.${name}`) })
    } else calls.tell(answer)
  }

  return (
    <section className={styles.panel} aria-labelledby="stock-switches">
      <h2 id="stock-switches">{t('switches.title')}</h2>
      <div className={styles.switches}>
        {names.map((name) => (
          <Checkbox key={name} kind="switch" checked={card[name]} disabled={busy || !card.may.switches} onChange={() => void turn(name)}>
            {t(`switches.${name}`)}
          </Checkbox>
        ))}
      </div>
    </section>
  )
}
