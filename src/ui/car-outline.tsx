import { useAsset } from './asset.ts'
import type { BodyShape } from './body-style.tsx'
import styles from './car-outline.module.css'

/** Sides of a car in the damage map. */
export type CarSide = 'top' | 'left' | 'right' | 'front' | 'back'

/**
 * View boxes in centimetres, equal for all body styles (`packages/car-studio/src/outlines.ts`); positions are fractions of the view box.
 */
const sheets: Record<CarSide, string> = {
  right: '0 0 560 210',
  left: '0 0 560 210',
  front: '0 0 260 210',
  back: '0 0 260 210',
  top: '0 0 560 260',
}

/**
 * Renders the outline of one side of a car in the current colour. Not mirrored in right-to-left pages: left and right of the car are fixed.
 */
function CarOutline({ style, side, className, label }: { style: BodyShape; side: CarSide; className?: string; label?: string }) {
  const asset = useAsset()
  return (
    <svg
      viewBox={sheets[side]}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${asset(`img/outlines/${style.toLowerCase()}.svg`)}#${side}`} />
    </svg>
  )
}

/** Renders a car from above, surrounded by its four sides. */
export function CarSides({ style, label }: { style: BodyShape; label: string }) {
  return (
    <div className={styles.sides} role="img" aria-label={label}>
      {(['right', 'back', 'top', 'front', 'left'] as const).map((side) => (
        <CarOutline key={side} style={style} side={side} className={styles[side]} />
      ))}
    </div>
  )
}
