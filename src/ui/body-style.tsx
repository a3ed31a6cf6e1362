import { useAsset } from './asset.ts'
import styles from './body-style.module.css'

/** Body styles in `public/img/body-styles.svg`, generated from the shapes of the car studio. */
export type BodyShape =
  | 'Cabriolet'
  | 'Citadine'
  | 'Pickup'
  | 'Compact'
  | 'SUV'
  | 'Sedan'
  | 'Fourgonnette'
  | 'SportsCar'
  | 'MiniVan'
  | 'Wagon'

interface BodyStyleShapeProps {
  style: BodyShape
  /** filled for small sizes, outlined for large ones */
  drawn?: 'filled' | 'lines'
  className?: string
  label?: string
}

/** Renders the side view of a body style in the current colour, for filters, tiles and missing photos. Decorative unless `label` is set. */
export function BodyStyleShape({ style, drawn = 'filled', className, label }: BodyStyleShapeProps) {
  const sheet = useAsset()('img/body-styles.svg')
  return (
    <svg
      viewBox="0 0 120 42"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sheet}#${style}`} className={drawn === 'lines' ? styles.under : undefined} />
      {drawn === 'lines' && <use href={`${sheet}#${style}-line`} />}
    </svg>
  )
}
