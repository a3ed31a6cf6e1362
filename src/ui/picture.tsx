import { address } from '#client/addresses.ts'
import { useAsset } from './asset.ts'
import styles from './picture.module.css'

const widths = [320, 480, 640, 800, 960, 1440] as const

interface PictureProps {
  picture: { hash: string; width: number; height: number }
  alt: string
  /** the `sizes` of responsive images */
  sizes: string
  /** CSS ratio of the box, such as `8 / 5`; without it the box is the caller's */
  ratio?: string
  /** loaded at once and first: the one picture that decides when the page looks ready */
  eager?: boolean
  /** address of a smaller one that the browser has already: seen until this one is drawn */
  under?: string | null | undefined
}

/** A stored picture in AVIF and WebP at six widths; its box is fixed before it arrives. */
export function Picture({ picture, alt, sizes, ratio, eager, under }: PictureProps) {
  const asset = useAsset()
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `${asset(address.picture(picture.hash, width, format))} ${width}w`).join(', ')
  return (
    <picture className={styles.picture} style={{ aspectRatio: ratio, ...(under && { background: `url("${under}") center / cover` }) }}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={asset(address.picture(picture.hash, 640, 'webp'))}
        srcSet={set('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}

/** A stored picture in one small width, known by its hash alone. */
export function StoredPicture({ hash, width, alt }: { hash: string; width: (typeof widths)[number]; alt: string }) {
  const asset = useAsset()
  return (
    <img
      className={styles.image}
      src={asset(address.picture(hash, width, 'webp'))}
      width={width}
      height={Math.round(width * 0.6)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
