import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useAsset } from '#ui/asset.ts'
import styles from './brand-tiles.module.css'

/** Tiles that open the search by make, with the drawn badge and the number on sale. */
export function BrandTiles({ brands }: { brands: readonly { value: string; count: number }[] }) {
  const { number } = useFormat()
  const asset = useAsset()
  return (
    <div className={styles.brands}>
      {brands.map(({ value, count }) => (
        <Link key={value} to={address.search({ Brands: [value] })} prefetch="intent">
          <img src={asset(address.brandIcon(value))} alt="" width="40" height="40" loading="lazy" decoding="async" />
          <b>
            <bdi>{value}</bdi>
          </b>
          <span className="num">{number(count)}</span>
        </Link>
      ))}
    </div>
  )
}
