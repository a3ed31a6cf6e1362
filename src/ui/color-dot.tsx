import styles from './color-dot.module.css'

/** Renders a dot in the colour of a car, in text size. Decorative: the name must be in the text. */
export function ColorDot({ color }: { color: string }) {
  return <i className={styles.dot} data-color={color} aria-hidden="true" />
}
