import { address } from '#client/addresses.ts'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { spacedPhone } from '#shared/phone.ts'
import customersTexts from '#texts/customers'
import { ButtonLink } from '#ui/button.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import type { Customer } from '../contract.ts'
import styles from './identity-facts.module.css'

/** Account data, edited at the identity provider. */
export function IdentityFacts({ card }: { card: Customer }) {
  const t = useText(customersTexts)
  const { languageName } = useFormat()
  const civility = { 'M.': t('civility.mister'), 'Mme.': t('civility.madam'), Société: t('civility.company') }[card.civility]
  const name = [card.civility !== 'Société' && civility, card.firstName, card.lastName].filter(Boolean).join(' ')
  return (
    <>
      <dl className={styles.facts}>
        {card.companyName && (
          <div>
            <dt>{t('identity.company')}</dt>
            <dd>
              <bdi>{card.companyName}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('identity.name')}</dt>
          <dd>{card.firstName || card.lastName ? <bdi>{name}</bdi> : t('identity.missing')}</dd>
        </div>
        <div>
          <dt>{t('identity.email')}</dt>
          <dd>
            <Reached text={card.email} verified={card.emailVerified} />
          </dd>
        </div>
        <div>
          <dt>{t('identity.phone')}</dt>
          <dd>
            <Reached text={card.phone && spacedPhone(card.phone)} verified={card.phoneVerified} />
          </dd>
        </div>
        <div>
          <dt>{t('identity.language')}</dt>
          <dd>{capitalised(languageName(card.language))}</dd>
        </div>
      </dl>
      <p className={styles.hint}>{t('identity.hint')}</p>
      <ButtonLink variant="outline" to={address.authentication('profile')}>
        {t('identity.edit')}
      </ButtonLink>
    </>
  )
}

/** An e-mail address or phone number, with its confirmation state. */
function Reached({ text, verified }: { text: string | null; verified: boolean }) {
  const t = useText(customersTexts)
  if (!text) return t('identity.missing')
  return (
    <span className={styles.reached}>
      <bdi dir="ltr">{text}</bdi>
      <StatusLabel tone={verified ? 'good' : 'warning'} label={t(verified ? 'identity.confirmed' : 'identity.unconfirmed')} />
    </span>
  )
}
