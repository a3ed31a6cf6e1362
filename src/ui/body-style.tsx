import { useAsset } from './asset.ts'
import styles from './body-style.module.css'

/** The ten body styles that are drawn in `public/img/body-styles.svg`, from the forms of the car studio. */
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
  /** one area for small sizes, lines over a soft area for large ones */
  drawn?: 'filled' | 'lines'
  className?: string
  label?: string
}

/**
 * The flank of a body style in the colour of the text around it: filters, tiles, and the place of a missing photo.
 * It is decoration: the words beside it, or `label`, say what it is.
 */
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
