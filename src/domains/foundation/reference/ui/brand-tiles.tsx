import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './brand-tiles.module.css'

/** Makes as text with the number on sale; each links to its search. No trademark logos. */
export function BrandTiles({ brands }: { brands: readonly { value: string; count: number }[] }) {
  const { number } = useFormat()
  return (
    <div className={styles.brands}>
      {brands.map(({ value, count }) => (
        <Link key={value} to={address.search({ Brands: [value] })} prefetch="intent">
          <b>
            <bdi>{value}</bdi>
          </b>
          <span className="num">{number(count)}</span>
        </Link>
      ))}
    </div>
  )
}
