import { address } from '#client/addresses.ts'
import { useAsset } from './asset.ts'
import styles from './picture.module.css'

const widths = [320, 480, 640, 800, 960, 1440] as const

interface PictureProps {
  picture: { hash: string; width: number; height: number }
  alt: string
  /** `sizes` attribute */
  sizes: string
  /** aspect ratio of the box, such as `8 / 5`; default: the caller's box */
  ratio?: string
  /** loads eagerly with high priority: the LCP image */
  eager?: boolean
  /** URL of a smaller, already loaded image, shown until this one is rendered */
  under?: string | null | undefined
}

/** Renders a stored image in AVIF and WebP at six widths, in a box of fixed size. */
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

/** Renders a stored image in one small width by its hash. */
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
