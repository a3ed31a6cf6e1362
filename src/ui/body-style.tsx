import { useAsset } from './asset.ts'

/** The ten body styles that are drawn in `public/img/body-styles.svg`. */
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

/**
 * A plain silhouette of a body style in the colour of the text around it: filters, tiles, and the place of a missing photo.
 * It is decoration: the words beside it, or `label`, say what it is.
 */
export function BodyStyleShape({ style, className, label }: { style: BodyShape; className?: string; label?: string }) {
  const asset = useAsset()
  return (
    <svg
      viewBox="0 0 119 39"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${asset('img/body-styles.svg')}#${style}`} />
    </svg>
  )
}
