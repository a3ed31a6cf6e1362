import { useLanguage, useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import homeTexts from '#texts/home'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ContentElement } from './page-content.ts'
import { RichTextView } from './rich-text.tsx'
import styles from './sell-door.module.css'

interface SellDoorProps {
  /** ways of selling or trading in, the most common first */
  ways: readonly ContentElement[]
  /** phone of the customer centre as displayed; may be empty */
  phone: string
  networkHref: string
  /** estimate page */
  estimateHref: string
  /** request page */
  requestHref: string
}

/** Entry to selling on the home page: starts with an estimate or a call. */
export function SellDoor({ ways, phone, networkHref, estimateHref, requestHref }: SellDoorProps) {
  const t = useText(homeTexts)
  const language = useLanguage()
  const [first, ...others] = ways
  return (
    <div className={styles.door}>
      <h2>{first?.titles[language] || t('doors.sell')}</h2>
      <div className={styles.ways}>
        {first && <RichTextView text={first.bodies[language]} />}
        {others.map(({ anchor, titles, bodies }) => (
          <div key={anchor}>
            <h3>{titles[language]}</h3>
            <RichTextView text={bodies[language]} heading="h4" />
          </div>
        ))}
      </div>
      <div className={styles.acts}>
        <ButtonLink to={estimateHref} block>
          {t('sell.estimate')}
        </ButtonLink>
        <ButtonLink variant="outline" to={requestHref} block>
          {t('sell.request')}
        </ButtonLink>
        {phone && (
          <>
            <bdi dir="ltr" className={styles.number}>
              {phone.replaceAll(' ', '\u00a0')}
            </bdi>
            <ButtonLink variant="outline" block href={phoneHref(phone)}>
              <Icon name="phone" size={20} />
              {t('sell.call')}
            </ButtonLink>
          </>
        )}
      </div>
      <a className={styles.network} href={networkHref}>
        {t('sell.network')}
        <Icon name="arrow-right" size={16} />
      </a>
    </div>
  )
}
