import { useEffect, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import searchFiltersTexts from '#texts/searchFilters'
import { Dialog } from '#ui/dialog.tsx'
import styles from './how-ranked.module.css'

/** Reasons in order of priority (docs/decisions/036-ranking-and-prices.md). */
const ranks = ['CertifiedAndPrice', 'Certified', 'Price', 'Newest', 'AboveMarket', 'DoubtfulPrice'] as const

/** Explains the default order of the list and paid positions. */
export function HowRanked({ close }: { close: () => void }) {
  const t = useText(searchFiltersTexts)
  const search = useText(searchTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  return (
    <Dialog ref={dialog} look="sheet" title={search('why.how')} onClose={close}>
      <p>{t('ranked.lead')}</p>
      <ol className={styles.ranks}>
        {ranks.map((rank) => (
          <li key={rank}>{t(`ranked.${rank}`)}</li>
        ))}
      </ol>
      <p>{t('ranked.among')}</p>
      <h3 className={styles.head}>{t('ranked.paidTitle')}</h3>
      <p>{t('ranked.paid')}</p>
      <p className={styles.last}>{t('ranked.sorted')}</p>
    </Dialog>
  )
}
