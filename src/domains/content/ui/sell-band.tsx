import { isolate } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './sell-band.module.css'

/** How selling to us works, with the phone as the way in; `phone` is the customer centre's number as displayed. */
export function SellBand({ phone, networkHref }: { phone: string; networkHref: string }) {
  const t = useText('home')
  return (
    <div className={styles.band}>
      <div>
        <p className={styles.eyebrow}>{t('sell.eyebrow')}</p>
        <h2>{t('sell.title')}</h2>
        <ol className={styles.steps}>
          {([1, 2, 3] as const).map((step) => (
            <li key={step}>
              <b>{t(`sell.step${step}Title`)}</b>
              <span>{t(`sell.step${step}Text`)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.call}>
        <h3>{t('sell.callTitle')}</h3>
        <p>{t('sell.callText')}</p>
        <a className={styles.primary} href={phoneHref(phone)}>
          <Icon name="phone" size={20} />
          <span>{t('sell.call', { phone: isolate(phone.replaceAll(' ', '\u00a0')) })}</span>
        </a>
        <a className={styles.quiet} href={networkHref}>
          <Icon name="map-pin" size={18} />
          {t('sell.network')}
        </a>
      </div>
    </div>
  )
}
