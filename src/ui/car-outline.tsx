import { useAsset } from './asset.ts'
import type { BodyShape } from './body-style.tsx'
import styles from './car-outline.module.css'

/** The five sides of a car on the map of damages. */
export type CarSide = 'top' | 'left' | 'right' | 'front' | 'back'

/** Sheets in centimetres, the same for every body style (`packages/car-studio/src/outlines.ts`): a place is given as a share of its sheet. */
const sheets: Record<CarSide, string> = {
  right: '0 0 560 210',
  left: '0 0 560 210',
  front: '0 0 260 210',
  back: '0 0 260 210',
  top: '0 0 560 260',
}

/**
 * One side of a body style as lines in the colour of the text around it: the ground of the map of damages. It never mirrors in
 * right-to-left pages: the left of a car stays its left.
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

/** A car unfolded: seen from above, with its four other sides around. */
export function CarSides({ style, label }: { style: BodyShape; label: string }) {
  return (
    <div className={styles.sides} role="img" aria-label={label}>
      {(['right', 'back', 'top', 'front', 'left'] as const).map((side) => (
        <CarOutline key={side} style={style} side={side} className={styles[side]} />
      ))}
    </div>
  )
}
