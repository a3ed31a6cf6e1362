import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { useAsset } from '#ui/asset.ts'
import type { BodyStyle } from '../contract.ts'
import styles from './body-style-tiles.module.css'

/** Which drawn car stands for a body style; all ten, in the order of the home page. */
const drawings: readonly { style: BodyStyle; file: string }[] = [
  { style: 'Citadine', file: 'citadine-majorelle' },
  { style: 'Compact', file: 'compact-argent' },
  { style: 'SUV', file: 'suv-terre' },
  { style: 'Sedan', file: 'sedan-noir' },
  { style: 'Wagon', file: 'wagon-vert' },
  { style: 'MiniVan', file: 'minivan-bleu' },
  { style: 'Fourgonnette', file: 'fourgonnette-blanc' },
  { style: 'Pickup', file: 'pickup-gris' },
  { style: 'SportsCar', file: 'sportscar-rouge' },
  { style: 'Cabriolet', file: 'cabriolet-safran' },
]

/** Ten tiles that open the search by body style; `counts` are vehicles on sale by style. */
export function BodyStyleTiles({ counts }: { counts: Partial<Record<BodyStyle, number>> }) {
  const t = useText('vehicles')
  const { number } = useFormat()
  const asset = useAsset()
  return (
    <div className={styles.bodies}>
      {drawings.map(({ style, file }) => (
        <Link key={style} to={address.search({ BodyStyles: [style] })} prefetch="intent">
          <img src={asset(`img/${file}.svg`)} alt="" width="660" height="270" loading="lazy" decoding="async" />
          <span className={styles.line}>
            <b>{t(`bodyStyle.${style}`)}</b>
            <span className="num">{number(counts[style] ?? 0)}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}
