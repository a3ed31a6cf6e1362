import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './sell-door.module.css'

/** Selling to us beside buying from us: as long as it begins with a call, the number is the field. `phone` is that of the customer centre as displayed. */
export function SellDoor({ phone, networkHref }: { phone: string; networkHref: string }) {
  const t = useText('home')
  return (
    <div className={styles.door}>
      <h2>{t('sell.title')}</h2>
      <p>{t('sell.text')}</p>
      <bdi dir="ltr" className={styles.number}>
        {phone.replaceAll(' ', '\u00a0')}
      </bdi>
      <ButtonLink variant="outline" block href={phoneHref(phone)}>
        <Icon name="phone" size={20} />
        {t('sell.call')}
      </ButtonLink>
      <a className={styles.network} href={networkHref}>
        {t('sell.network')}
        <Icon name="arrow-right" size={16} />
      </a>
    </div>
  )
}
