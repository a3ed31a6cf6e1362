import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { priceChange, type SavedCar } from '#domains/customers/favourites/rules.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import styles from './favourites-hover.module.css'
import { useSite } from './site.ts'

/** Shows the first saved cars under the heart, on hover or focus, with a link to the rest (specification, section 9). */
export function FavouritesHover({ cars }: { cars: readonly SavedCar[] }) {
  const t = useText(siteTexts)
  const { hoverCount } = useSite()
  const rest = cars.length - hoverCount
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{t('hover.title')}</p>
      {cars.length === 0 ? (
        <p className={styles.empty}>{t('hover.empty')}</p>
      ) : (
        <>
          <ul>
            {cars.slice(0, hoverCount).map((car) => (
              <li key={car.id}>
                <Link to={address.car(car.slug, car.id)}>
                  <span className={styles.photo}>
                    {car.picture ? <StoredPicture hash={car.picture} width={320} alt="" /> : <Icon name="car" size={24} />}
                  </span>
                  <span>
                    <b>
                      <bdi>{car.title}</bdi>
                    </b>
                    <Amount car={car} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link className={styles.more} to={address.favourites()}>
            {rest > 0 ? t('hover.more', { count: rest }) : t('hover.all')}
            <Icon name="arrow-right" size={18} />
          </Link>
        </>
      )}
    </div>
  )
}

/** The current price when the account has it, else the price when saved; or why the car is not available. */
function Amount({ car: { price: saved, account } }: { car: SavedCar }) {
  const t = useText(siteTexts)
  const { price } = useFormat()
  if (account?.state === 'Sold') return <span className={styles.state}>{t('hover.sold')}</span>
  if (account?.state === 'Gone') return <span className={styles.state}>{t('hover.gone')}</span>
  const today = account ? account.today : saved
  const change = account ? priceChange(saved, account.today) : null
  return (
    <>
      {today !== null && (
        <span className={`num ${change !== null && change < 0 ? styles.cheaper : ''}`}>
          {change !== null && change < 0 && <Icon name="arrow-down" size={16} />}
          {price(today)}
        </span>
      )}
      {account?.state === 'Reserved' && <span className={styles.state}>{t('hover.reserved')}</span>}
    </>
  )
}
