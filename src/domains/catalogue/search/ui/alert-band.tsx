import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Button } from '#ui/button.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import styles from './alert-band.module.css'
import { drawings } from './drawings.ts'

/** Follows the last of few results: proposes an alert. */
export function AlertBand({ open }: { open: () => void }) {
  const t = useText(searchTexts)
  return (
    <div className={styles.band}>
      <Drawing path={drawings.bellRing} size={24} />
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
