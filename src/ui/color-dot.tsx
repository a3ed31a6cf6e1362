import styles from './color-dot.module.css'

/** The paint of a car as a dot as large as the letters around it; its name stands in words beside it or elsewhere. */
export function ColorDot({ color }: { color: string }) {
  return <i className={styles.dot} data-color={color} aria-hidden="true" />
}
