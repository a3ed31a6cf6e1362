import { type ComponentType, useState } from 'react'
import { drawings } from '#domains/catalogue/search/ui/drawings.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { Drawing, Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import type { SavedCar } from '../rules.ts'
import styles from './price-alert.module.css'
import type { PriceAlertDialogProps } from './price-alert-dialog.tsx'

interface PriceAlertProps {
  kept: SavedCar
  /** current, in whole dirhams */
  price: number | null
}

/** Below a saved car: opens the price alert dialog, or shows the active alert. The dialog is loaded lazily. */
export function PriceAlert({ kept, price }: PriceAlertProps) {
  const t = useText(favouritesPageTexts)
  const format = useFormat()
  const toast = useToast()
  const [Dialog, setDialog] = useState<ComponentType<PriceAlertDialogProps> | null>(null)
  const below = kept.account?.below ?? null
  const toldOn = kept.account?.toldOn ?? null

  const open = () => {
    import('./price-alert-dialog.tsx').then(
      ({ PriceAlertDialog }) => setDialog(() => PriceAlertDialog),
      () => toast.error(t('alert.failed')),
    )
  }
  const said =
    below === null
      ? t('alert.ask')
      : toldOn
        ? t('alert.told', { date: format.date(toldOn) })
        : t('alert.set', { amount: format.price(below) })
  return (
    <>
      <button type="button" className={styles.ask} data-set={below === null ? undefined : ''} aria-haspopup="dialog" onClick={open}>
        {below !== null && !toldOn ? <Drawing path={drawings.bellRing} size={18} /> : <Icon name="bell" size={18} />}
        <span>
          {said}
          <span className="vh"> {kept.title}</span>
        </span>
      </button>
      {Dialog && <Dialog kept={kept} price={price} close={() => setDialog(null)} />}
    </>
  )
}
