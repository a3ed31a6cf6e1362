import { preload } from 'react-dom'
import { useAsset } from './asset.ts'

/** Cut-out cars of the studio with shadow (packages/car-studio), and their image widths. */
const cars = {
  hero: [480, 800, 1280],
  welcome: [800],
  'body-Cabriolet': [320],
  'body-Citadine': [320],
  'body-Compact': [320],
  'body-Fourgonnette': [320],
  'body-MiniVan': [320],
  'body-Pickup': [320],
  'body-Sedan': [320],
  'body-SportsCar': [320],
  'body-SUV': [320],
  'body-Wagon': [320],
} as const

interface StudioCarProps {
  name: keyof typeof cars
  /** `sizes` attribute */
  sizes: string
  className?: string | undefined
  /** loads eagerly with high priority: the LCP image */
  eager?: boolean
}

/** Renders a car of the studio on the page background. It points to the right. */
export function StudioCar({ name, sizes, className, eager }: StudioCarProps) {
  const asset = useAsset()
  const largest = cars[name].at(-1)
  const set = (format: 'avif' | 'webp') => cars[name].map((width) => `${asset(`img/${name}-${width}.${format}`)} ${width}w`).join(', ')
  // React preloads images without alternative formats only
  if (eager)
    preload(asset(`img/${name}-${largest}.avif`), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: set('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={className}
        src={asset(`img/${name}-${largest}.webp`)}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width="660"
        height="270"
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
