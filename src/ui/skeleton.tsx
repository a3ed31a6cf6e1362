import styles from './skeleton.module.css'

/** Renders placeholder lines; `widths` in percent of the container. */
export function SkeletonLines({ widths }: { widths: readonly number[] }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one width, and lines never move
        <i key={line} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}

/** Renders the placeholder of a vehicle card in its final height, after 150 ms so that fast responses show none. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.studio} />
      <SkeletonLines widths={[60, 85, 45]} />
    </div>
  )
}
