import styles from './logo.module.css'

/** Renders the logo, an eight-pointed star with a road, and the name of the site. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} width="34" height="34" viewBox="0 0 40 40" aria-hidden="true">
        <path
          className={styles.star}
          d="M20 0.8L25.62 6.42L33.58 6.42L33.58 14.38L39.2 20L33.58 25.62L33.58 33.58L25.62 33.58L20 39.2L14.38 33.58L6.42 33.58L6.42 25.62L0.8 20L6.42 14.38L6.42 6.42L14.38 6.42Z"
        />
        <path className={styles.road} d="M14.2 30.4C14.2 24.6 25.6 24.8 25.6 18.8c0-3.3-3-4.6-5.6-5.6" />
        <circle className={styles.dot} cx="16.4" cy="11.4" r="2.5" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
