import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './alert-band.module.css'

/** The band among the results that offers to make an alert of the search. */
export function AlertBand({ open }: { open: () => void }) {
  const t = useText('search')
  return (
    <div className={styles.band}>
      <Icon name="bell-ring" size={28} />
      <p>
        <b>{t('alert.band')}</b>
        <span>{t('alert.bandText')}</span>
      </p>
      <Button variant="outline" onClick={open} aria-haspopup="dialog">
        <Icon name="bell" size={18} />
        {t('alert.createThis')}
      </Button>
    </div>
  )
}
