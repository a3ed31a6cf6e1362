import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import estimatesTexts from '#texts/estimates'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Estimate } from '../contract.ts'
import styles from './near-cars.module.css'

type Range = NonNullable<Estimate['range']>
type Near = Range['nearest'][number]

/** The three most similar cars, with their differences and the price effect; all counted cars on request. */
export function NearCars({ range, car }: { range: Range; car: Estimate['car'] }) {
  const t = useText(estimatesTexts)
  const { price, km } = useFormat()
  return (
    <section className={styles.card}>
      <h2>{t('result.near')}</h2>
      <ul className={styles.list}>
        {range.nearest.map((near) => (
          <li key={near.id}>
            <NearCar near={near} car={car} />
          </li>
        ))}
      </ul>
      <details className={styles.all}>
        <summary>{t('result.seeAll', { count: range.dots.length })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('result.tableCaption')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('result.tableYear')}</th>
                <th scope="col">{t('result.tableKm')}</th>
                <th scope="col">{t('result.tableKind')}</th>
                <th scope="col">{t('result.tablePrice')}</th>
              </tr>
            </thead>
            <tbody>
              {range.dots.map((dot, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cars of an estimate never change
                <tr key={i}>
                  <td>{dot.year}</td>
                  <td>{km(dot.mileage)}</td>
                  <td>{t(dot.sold ? 'result.kindSold' : 'result.kindAsked')}</td>
                  <td>{price(dot.price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}

/** Labels of the price of a near car. */
const saidOf = {
  Paid: 'nearSold',
  LastAsked: 'nearLastAsked',
  SellerPaid: 'nearSellerPaid',
  SellerAsked: 'nearSellerAsked',
  Asked: 'nearAsked',
} as const

function NearCar({ near, car }: { near: Near; car: Estimate['car'] }) {
  const t = useText(estimatesTexts)
  const { price, km, date } = useFormat()
  const name = [car.model, near.version].filter(Boolean).join(' ')
  const facts = { year: String(near.year), km: km(near.mileage), date: date(near.soldOn) }
  return (
    <div className={styles.near}>
      <div className={styles.picture}>
        {near.picture ? <Picture picture={near.picture} alt="" sizes="6rem" ratio="4 / 3" /> : <Icon name="car" size={28} />}
      </div>
      <div>
        <p className={styles.name}>
          <bdi>{near.slug === null ? name : <Link to={address.car(near.slug, near.id)}>{name}</Link>}</bdi>
        </p>
        <p>{t(`result.${saidOf[near.kind]}`, facts)}</p>
        <p>{price(near.price)}</p>
        <p className={styles.change}>
          {t.rich('result.brought', {
            change: useChanges(near, car),
            price: price(near.adjusted),
            b: (chunks) => <b>{chunks}</b>,
          })}
        </p>
      </div>
    </div>
  )
}

/** Returns the differences of the estimated car from this one: a year newer, 18 000 km less. */
function useChanges(near: Near, { year, mileage }: Estimate['car']): string {
  const t = useText(estimatesTexts)
  const { km } = useFormat()
  const years = year - near.year
  const apart = mileage - near.mileage
  const parts = [
    ...(years === 0 ? [] : [t(years > 0 ? 'result.yearsNewer' : 'result.yearsOlder', { count: Math.abs(years) })]),
    ...(apart === 0 ? [] : [t(apart > 0 ? 'result.kmMore' : 'result.kmLess', { km: km(Math.abs(apart)) })]),
  ]
  const [first = t('result.same'), second] = parts
  return second === undefined ? first : t('result.and', { first, second })
}
