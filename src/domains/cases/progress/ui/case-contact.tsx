import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import type { VehicleStore } from '#domains/catalogue/vehicles/contract.ts'
import { OpenNow } from '#domains/catalogue/vehicles/ui/store-card.tsx'
import { isolate } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { phoneHref, spacedPhone } from '#shared/phone.ts'
import progressTexts from '#texts/progress'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './case-contact.module.css'

interface CaseContactProps {
  kind: 'Booking' | 'Purchase' | 'Intermediation'
  /** full name; null: nobody is assigned */
  adviser: string | null
  store: VehicleStore | null
}

/** Staff member and store of a case, with the phone of the store. States what is unknown. */
export function CaseContact({ kind, adviser, store }: CaseContactProps) {
  const t = useText(progressTexts)
  const language = useLanguage()
  const name = store && localized(store.names, language)
  return (
    <section className={styles.card}>
      <h3>{t('contact.title')}</h3>
      {adviser && (
        <p className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(adviser)}
          </span>
          <span>
            <b>
              <bdi>{adviser}</bdi>
            </b>
            <small>{t(`contact.role.${kind}`)}</small>
          </span>
        </p>
      )}
      {!adviser && store && <p className={styles.quiet}>{t('contact.noAdviser')}</p>}
      {store && name ? (
        <>
          <div>
            <Link to={address.workshops(store.tag)}>{name}</Link>
            <OpenNow store={store} />
          </div>
          <ButtonLink
            variant="outline"
            href={phoneHref(store.phone)}
            aria-label={`${t('contact.call', { store: isolate(name) })} ${spacedPhone(store.phone)}`}
          >
            <Icon name="phone" size={18} />
            <bdi dir="ltr">{spacedPhone(store.phone)}</bdi>
          </ButtonLink>
        </>
      ) : (
        <p className={styles.quiet}>
          {t('contact.noStore')} <Link to={address.workshops()}>{t('contact.stores')}</Link>
        </p>
      )}
    </section>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
