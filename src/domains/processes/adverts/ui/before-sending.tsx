import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { PhoneCode } from '#domains/processes/buying/reservations/ui/phone-code.tsx'
import { useText } from '#i18n/text.ts'
import { languages } from '#shared/language.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { findingsIn } from '../rules.ts'
import { leastLetters } from '../values.ts'
import { type AdTexts, digits, type OwnAd, photosOf } from './ad.ts'
import styles from './ads.module.css'

interface BeforeSendingProps {
  ad: OwnAd | null
  texts: AdTexts
  least: number
  /** the server asked for the phone first */
  needsPhone: boolean
  confirmed: () => void
  buttons: ReactNode
}

const facts = ['releaseDate', 'mileage', 'fuelType', 'gearType', 'bodyStyle', 'color', 'city', 'registrationNumber'] as const

/** What the house looks at before an advert is shown, each with a tick or what is to be done; the phone is confirmed here. */
export function BeforeSending({ ad, texts, least, needsPhone, confirmed, buttons }: BeforeSendingProps) {
  const t = useText(advertsTexts)
  const card = useQuery(apiQuery('/api/customers/current', {}))
  const letters = Math.max(...languages.map((language) => texts[language].trim().length))
  const found = new Set(languages.flatMap((language) => findingsIn(texts[language]).map(({ kind }) => kind)))
  const isVerified = card.data?.phoneVerified ?? null
  const lines: readonly { key: 'facts' | 'price' | 'text' | 'photos' | 'phone'; done: boolean }[] = [
    { key: 'facts', done: facts.every((name) => texts[name] !== '') },
    { key: 'price', done: digits(texts.price) !== '' },
    { key: 'text', done: letters >= leastLetters },
    { key: 'photos', done: ad !== null && photosOf(ad).length >= least },
    ...(isVerified === null ? [] : [{ key: 'phone' as const, done: isVerified }]),
  ]
  return (
    <aside className={styles.before} aria-label={t('before.title')}>
      <h2>{t('before.title')}</h2>
      <ul>
        {lines.map(({ key, done }) => (
          <li key={key} data-done={done}>
            <Icon name={done ? 'check' : 'circle-alert'} size={18} />
            <span>
              {t(`before.${key}`, { least: String(least), letters: String(leastLetters) })}
              <span className="vh"> {t(done ? 'before.done' : 'before.open')}</span>
            </span>
          </li>
        ))}
      </ul>
      {[...found].map((kind) => (
        <p key={kind} className={styles.warn}>
          {t(`found.${kind}`)}
        </p>
      ))}
      {(needsPhone || isVerified === false) && (
        <Phone
          phone={card.data?.phone ?? null}
          done={() => {
            void card.refetch()
            confirmed()
          }}
        />
      )}
      <div className={styles.stack}>{buttons}</div>
      <p className={styles.small}>{t('before.read')}</p>
    </aside>
  )
}

/** A code by SMS shows that the phone of the account is the seller's. It leaves when it is asked for. */
function Phone({ phone, done }: { phone: string | null; done: () => void }) {
  const t = useText(advertsTexts)
  const [asked, setAsked] = useState(false)
  if (phone === null)
    return (
      <p className={styles.warn}>
        {t('phone.none')} <Link to={address.customer()}>{t('phone.card')}</Link>
      </p>
    )
  return asked ? (
    <div className={styles.stack}>
      <PhoneCode id="ad-phone" phone={phone} done={done} />
      <Button type="submit" form="ad-phone" variant="outline">
        {t('phone.yes')}
      </Button>
    </div>
  ) : (
    <div className={styles.stack}>
      <p className={styles.warn}>{t('phone.text')}</p>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t('phone.send')}
      </Button>
    </div>
  )
}
