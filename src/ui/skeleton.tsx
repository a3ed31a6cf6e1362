import styles from './skeleton.module.css'

/** Lines of text that are still on their way; `widths` in percent of the place. */
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

/** The place of a vehicle card, as high as the card will be; drawn after 150 ms so that a quick answer shows nothing. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.studio} />
      <SkeletonLines widths={[60, 85, 45]} />
    </div>
  )
}
